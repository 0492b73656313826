BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE chairs (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	kind TEXT NOT NULL, 
	name TEXT NOT NULL, 
	level TEXT NOT NULL, 
	bot_seed INTEGER NOT NULL, 
	stand_in TEXT, 
	kept_for TEXT, 
	seen INTEGER NOT NULL, seat_before INTEGER, is_muted BOOLEAN DEFAULT 0 NOT NULL, asked_at DOUBLE, bank DOUBLE DEFAULT '0' NOT NULL, has_conceded BOOLEAN DEFAULT 0 NOT NULL, has_short_turns BOOLEAN DEFAULT 0 NOT NULL, 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "chairs" VALUES('5fiqhgombcjm7ldv',1,'person','Ada','',3747073619232495307,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('5fiqhgombcjm7ldv',2,'person','Bob','',679652412515807105,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('oyecaugmufllw33l',1,'person','Ada','',1404725198185741762,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('oyecaugmufllw33l',2,'person','Bob','',2887973362479925265,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('arttj74v2is25emp',1,'person','Ada','',4309021714005749108,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('arttj74v2is25emp',2,'person','Bob','',4560761645257124095,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('nznzwoldocgu7hhl',1,'person','Ada','',1570596264867739624,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('nznzwoldocgu7hhl',2,'person','Bob','',3250797705597855336,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('43ow3ner2f63ca5f',1,'person','Ada','',29495100381356367,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('43ow3ner2f63ca5f',2,'person','Bob','',2066975260766564821,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('252pqhdbkjfdmv3o',1,'person','Ada','',1930580867498635571,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('252pqhdbkjfdmv3o',2,'person','Bob','',4159545755218031184,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('izhvfkpv26kmednq',1,'person','Ada','',199753751382799944,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('izhvfkpv26kmednq',2,'person','Bob','',1332976052736653851,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('yrozee7ajcxmh2vf',1,'person','Ada','',1023373377291506070,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
INSERT INTO "chairs" VALUES('yrozee7ajcxmh2vf',2,'person','Bob','',1805303724781359550,NULL,NULL,0,NULL,0,NULL,0.0,0,0);
CREATE TABLE challenges (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	made_at DOUBLE NOT NULL, 
	CONSTRAINT pk_challenges PRIMARY KEY (day, game)
);
CREATE TABLE companions (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	device_id TEXT NOT NULL, 
	code TEXT NOT NULL, 
	timer INTEGER NOT NULL, 
	created_at DOUBLE NOT NULL, 
	seed BLOB NOT NULL, 
	nonce BLOB NOT NULL, 
	CONSTRAINT pk_companions PRIMARY KEY (id), 
	CONSTRAINT uq_companions_code UNIQUE (code)
);
CREATE TABLE devices (
	id TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	seen_at DOUBLE NOT NULL, 
	CONSTRAINT pk_devices PRIMARY KEY (id)
);
INSERT INTO "devices" VALUES('e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332',1.79499715836414313317e+09,1.79499716511388158796e+09);
CREATE TABLE draws (
	companion_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	lot TEXT NOT NULL, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_draws PRIMARY KEY (companion_id, seq), 
	CONSTRAINT fk_draws_companion_id_companions FOREIGN KEY(companion_id) REFERENCES companions (id) ON DELETE CASCADE
);
CREATE TABLE entries (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	seat INTEGER, 
	kind TEXT NOT NULL, 
	text TEXT NOT NULL, 
	client TEXT, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq), 
	CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',1,NULL,'chance','hh-- hh-- hh-- hr--',NULL,1.79499715855461740494e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',2,2,'do','F7 hhhh',NULL,1.79499715866410231588e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',3,2,'do','G2 -rh-',NULL,1.79499715868924665453e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',4,2,'do','F6 --hh',NULL,1.79499715869285345081e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',5,1,'do','A2 --hr',NULL,1.79499715869684934614e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',6,1,'do','G4 -hh-',NULL,1.7949971586973152161e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',7,2,'do','G4 -hh-',NULL,1.79499715869769763945e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',8,1,'do','F7 --hh',NULL,1.79499715869805192948e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',9,2,'do','G7 h--h',NULL,1.79499715869844555854e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',10,1,'do','B7 rrhr',NULL,1.79499715869878768916e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',11,2,'do','done',NULL,1.79499715869925618172e+09);
INSERT INTO "entries" VALUES('5fiqhgombcjm7ldv',12,1,'do','B1 hh--',NULL,1.79499715869985079766e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',1,NULL,'chance','star 2',NULL,1.79499715872595167159e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',2,NULL,'chance','pool 1 1 4 4 1 1 1 1',NULL,1.79499715872595167159e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',3,NULL,'chance','hh-- rrr- h-r- h-r- rrr- rrr- hh-- r-r- | lava lh-h lh-h | meteor down 1',NULL,1.79499715872595167159e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',4,1,'do','meteor down',NULL,1.79499715872967648502e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',5,2,'do','ignore hrrr',NULL,1794997158.75324);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',6,2,'do','take 2',NULL,1.79499715876072072975e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',7,1,'do','take 1',NULL,1.79499715877293729779e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',8,2,'do','take 3',NULL,1.79499715878871703147e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',9,1,'do','take 4',NULL,1.7949971587893526554e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',10,1,'do','D3 -hlh',NULL,1.79499715878992390635e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',11,1,'do','G6 rrr-',NULL,1.79499715879033827775e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',12,1,'do','A3 llll',NULL,1.79499715879072046283e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',13,2,'do','B1 llll',NULL,1.79499715879108476639e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',14,1,'do','C7 llll',NULL,1.79499715879148340224e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',15,1,'do','A4 lh-h',NULL,1.79499715879193186759e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',16,1,'do','A6 hhhr',NULL,1.79499715879232645031e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',17,1,'do','E7 llll',NULL,1.79499715879273128511e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',18,1,'do','F7 -hh-',NULL,1.79499715879311180118e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',19,2,'do','G4 -h-r',NULL,1.79499715879350280759e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',20,2,'do','A7 llll',NULL,1.79499715879388546937e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',21,2,'do','C3 llll',NULL,1.79499715879426336283e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',22,2,'do','E4 h-hl',NULL,1.79499715879463887218e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',23,2,'do','A4 llll',NULL,1.79499715879502916337e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',24,1,'do','B2 llll',NULL,1.79499715879541754722e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',25,2,'do','C4 hlh-',NULL,1.79499715879576158521e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',26,1,'do','G5 llll',NULL,1.79499715879611372948e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',27,2,'do','E5 h-r-',NULL,1.79499715879824733736e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',28,1,'do','A7 hh--',NULL,1794997158.79869);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',29,2,'do','C6 llll',NULL,1.79499715879906129832e+09);
INSERT INTO "entries" VALUES('oyecaugmufllw33l',30,1,'do','C1 llll',NULL,1.79499715879946017266e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',1,NULL,'chance','first 2',NULL,1.79499715922689270968e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',2,NULL,'chance','hand yellow blue green plus4',NULL,1.79499715922689270968e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',3,NULL,'chance','hand plus4 red orange red',NULL,1.79499715922689270968e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',4,NULL,'chance','row locomotive green orange purple white',NULL,1.79499715922689270968e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',5,1,'do','tickets 0 4',NULL,1.79499715932005500787e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',6,NULL,'chance','tickets rostock-oesterreich berlin-muenchen dresden-augsburg daenemark-lindau',NULL,1.79499715932005500787e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',7,2,'do','tickets 2 2',NULL,1.79499715935698819163e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',8,NULL,'chance','tickets frankfurt-oesterreich frankfurt-lindau emden-freiburg berlin-mainz',NULL,1.79499715935698819163e+09);
INSERT INTO "entries" VALUES('arttj74v2is25emp',9,2,'do','keep 2 3 4',NULL,1.79499715935918664928e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',1,NULL,'chance','first 1',NULL,1.79499715936411094671e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',2,NULL,'chance','hand plus4 locomotive passenger locomotive',NULL,1.79499715936411094671e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',3,NULL,'chance','hand green white black black',NULL,1.79499715936411094671e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',4,NULL,'chance','row yellow green blue passenger yellow',NULL,1.79499715936411094671e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',5,1,'do','tickets 2 2',NULL,1.79499715936586928368e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',6,NULL,'chance','tickets frankfurt-lindau muenster-stuttgart rostock-konstanz hamburg-muenchen',NULL,1.79499715936586928368e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',7,2,'do','tickets 4 0',NULL,1.79499715936654257774e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',8,NULL,'chance','tickets kassel-freiburg koblenz-ulm duesseldorf-konstanz koeln-nuernberg',NULL,1.79499715936654257774e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',9,1,'do','keep 1 4',NULL,1.79499715936867451672e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',10,1,'do','done',NULL,1.79499715937673330308e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',11,2,'do','keep 1 2 3 4',NULL,1.7949971593807997703e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',12,2,'do','done',NULL,1.79499715940873646731e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',13,1,'do','tickets 0 4',NULL,1.79499715942076849936e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',14,NULL,'chance','tickets daenemark-lindau rostock-konstanz schwerin-koblenz berlin-muenchen',NULL,1.79499715942076849936e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',15,1,'do','keep 1 3 4',NULL,1.79499715942147064213e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',16,1,'do','done',NULL,1.79499715942468166356e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',17,2,'do','claim koblenz-koeln#1 black',NULL,1.79499715942703485485e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',18,2,'do','done',NULL,1.79499715942868804936e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',19,1,'do','claim chemnitz-leipzig wild locomotive 2',NULL,1.79499715943267941476e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',20,1,'do','place leipzig',NULL,1.79499715943374776837e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',21,1,'do','done',NULL,1.79499715943494725228e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',22,2,'do','claim frankfurt-mainz#1 green',NULL,1.794997159436696291e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',23,2,'do','done',NULL,1.79499715943896293642e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',24,1,'do','tickets 0 4',NULL,1.79499715943967604633e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',25,NULL,'chance','tickets bremerhaven-regensburg dresden-saarbruecken muenster-oesterreich frankreich-leipzig',NULL,1.79499715943967604633e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',26,1,'do','keep 3 4',NULL,1.79499715944469070429e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',27,1,'do','done',NULL,1.79499715944867038732e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',28,2,'do','claim augsburg-ulm#2 black',NULL,1.79499715945667743686e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',29,2,'do','done',NULL,1.79499715945707130431e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',30,1,'do','tickets 0 4',NULL,1.79499715945989608768e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',31,NULL,'chance','tickets kiel-nuernberg dresden-augsburg bremerhaven-frankreich berlin-mainz',NULL,1.79499715945989608768e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',32,1,'do','keep 1',NULL,1.79499715946066069598e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',33,1,'do','done',NULL,1.79499715946469545367e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',34,2,'do','take 5',NULL,1.79499715946873211855e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',35,NULL,'chance','row red',NULL,1.79499715946873211855e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',36,2,'do','take deck',NULL,1.79499715947273921962e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',37,NULL,'chance','card blue',NULL,1.79499715947273921962e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',38,1,'do','depart leipzig',NULL,1.7949971594742910862e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',39,1,'do','ride chemnitz-leipzig',NULL,1.79499715947675871846e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',40,1,'do','done',NULL,1.79499715947937130925e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',41,2,'do','take 4',NULL,1.79499715948072457311e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',42,NULL,'chance','row red',NULL,1.79499715948072457311e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',43,2,'do','take 2',NULL,1.79499715948335289957e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',44,NULL,'chance','row locomotive',NULL,1.79499715948335289957e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',45,1,'do','tickets 2 2',NULL,1.79499715948489451406e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',46,NULL,'chance','tickets hannover-saarbruecken nuernberg-stuttgart frankreich-daenemark muenster-muenchen',NULL,1.79499715948489451406e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',47,1,'do','keep 1 2 3 4',NULL,1.79499715948869323725e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',48,1,'do','done',NULL,1.79499715948987960813e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',49,2,'do','tickets 4 0',NULL,1.79499715949273037909e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',50,NULL,'chance','tickets dortmund-magdeburg berlin-chemnitz dortmund-erfurt karlsruhe-regensburg',NULL,1.79499715949273037909e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',51,2,'do','keep 1 2 3',NULL,1.79499715949494147299e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',52,2,'do','done',NULL,1.79499715950031089786e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',53,1,'do','tickets 4 0',NULL,1.79499715950476169588e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',54,NULL,'chance','tickets muenster-stuttgart dortmund-mannheim bremen-duesseldorf erfurt-wuerzburg',NULL,1.79499715950476169588e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',55,1,'do','keep 1 3 4',NULL,1.7949971595087230205e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',56,1,'do','done',NULL,1.79499715950994276998e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',57,2,'do','tickets 4 0',NULL,1.79499715954488849641e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',58,NULL,'chance','tickets daenemark-niederlande niederlande-frankfurt koeln-schweiz hannover-leipzig',NULL,1.79499715954488849641e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',59,2,'do','keep 1 2 4',NULL,1.79499715954575538631e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',60,2,'do','done',NULL,1.79499715954620742792e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',61,1,'do','tickets 3 1',NULL,1.79499715954674434661e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',62,NULL,'chance','tickets frankfurt-oesterreich niederlande-karlsruhe bremen-kassel hamburg-dresden',NULL,1.79499715954674434661e+09);
INSERT INTO "entries" VALUES('nznzwoldocgu7hhl',63,1,'do','keep 1 2 4',NULL,1.79499715954734420774e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',1,NULL,'chance','landscape 75 69 75',NULL,1.79499716177144074446e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',2,1,'do','base 1',NULL,1.79499716180025410648e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',3,2,'do','base 2',NULL,1.79499716181032180784e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',4,NULL,'chance','station transit',NULL,1.79499716181032180784e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',5,NULL,'chance','station regional',NULL,1.79499716181032180784e+09);
INSERT INTO "entries" VALUES('43ow3ner2f63ca5f',6,1,'do','place transit -54,-258 68',NULL,1.79499716187497854232e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',1,NULL,'chance','landscape 85 89 62',NULL,1.79499716191012358666e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',2,1,'do','base 1',NULL,1.79499716194915676114e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',3,2,'do','base 2',NULL,1.79499716195144963263e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',4,NULL,'chance','station regional',NULL,1.79499716195144963263e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',5,NULL,'chance','station rural',NULL,1.79499716195144963263e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',6,NULL,'chance','station scenic',NULL,1.79499716195144963263e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',7,1,'do','place regional 114,-36 68',NULL,1.79499716200189638132e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',8,1,'do','place rural 36,0 34',NULL,1.79499716202977633479e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',9,1,'do','place scenic -12,-270 11',NULL,1.79499716205375766751e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',10,1,'do','lay long -0.66,-335.47:fdnxfcnyfbnxfbnxfbnxfcnxfinxfqnyf2nzgFnygYnygtnwhFnuhbnqhynliGngiZnaionVi1nRjAnMjInIjOnGjTnEjWnCjZnAjbnAjdm_jdm-jfm_jem-jfm-jfm9jfm-jfm-jem-jfm-jfm-jfm9jfm-jfm-jfm-jfm-jem-jfm-jem-jfm-jdm_jcm_jbnAjYnBjTnDjNnHjGnJi7nOixnSinnWiknWimnWivnTi7nOjCnLi5nPifnYhdnpfmnwdgnWbvmfaglfZtkkZLjvY2jFYkiSYShBYdh8bCl5genjlclHneg_nse3nte2nvfInxfXnyfonyfxnyf2nyf1nzfunxfmnxfZnwfKnte7nreqnpednleQnkeGnieAngd6nfd3nfd1nfd2nfd4ngd6nhd7nhd-nieCnkeInmeRnoebnqeknreqnrepnpejnneVnieDnddvnXdbnQdKnLc-nHc0nFcw',NULL,1.79499716336329579358e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',11,NULL,'chance','station transit',NULL,1.79499716336329579358e+09);
INSERT INTO "entries" VALUES('252pqhdbkjfdmv3o',12,2,'do','place transit 270,-102 68',NULL,1.79499716343812942506e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',1,NULL,'chance','dealer 1',NULL,1.79499716419701981547e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',2,NULL,'chance','objectives one-fort four-ranges three-towns',NULL,1.79499716419701981547e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',3,NULL,'chance','cards td jd as',NULL,1.79499716419701981547e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',4,1,'do','take jd',NULL,1.79499716429240655903e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',5,1,'do','E9.sw',NULL,1.79499716438491535184e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',6,2,'do','take as',NULL,1.79499716442883539197e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',7,1,'do','F9.ne-sw',NULL,1.79499716445694923396e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',8,1,'do','F8.se',NULL,1.79499716450480341911e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',9,1,'do','F8.sw',NULL,1.79499716450977134709e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',10,2,'do','suit hearts',NULL,1.79499716453671574593e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',11,1,'do','done',NULL,1.79499716456476354599e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',12,2,'do','I2.se',NULL,1.79499716459481430054e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',13,2,'do','I2.sw',NULL,1.79499716460869455339e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',14,2,'do','I1.e',NULL,1.79499716460926413532e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',15,2,'do','H4.se',NULL,1.79499716464477944381e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',16,2,'do','done',NULL,1.79499716468089890483e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',17,NULL,'chance','cards ad kd qc',NULL,1.79499716468089890483e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',18,2,'do','take qc',NULL,1.79499716469760394093e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',19,2,'do','C3.sw',NULL,1.79499716471276497841e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',20,2,'do','E4.e',NULL,1.79499716476087903976e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',21,1,'do','take ad',NULL,1.79499716479394340511e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',22,1,'do','D7.sw',NULL,1.79499716481322240833e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',23,1,'do','D6.e',NULL,1.79499716483275055878e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',24,1,'do','C6.sw',NULL,1.79499716487678480153e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',25,1,'do','E7.se',NULL,1.79499716490876817702e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',26,1,'do','done',NULL,1.79499716491673541067e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',27,2,'do','C2.e',NULL,1.7949971649488108158e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',28,2,'do','done',NULL,1.79499716495487260815e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',29,NULL,'chance','cards kh ah ts',NULL,1.79499716495487260815e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',30,1,'do','take kh',NULL,1.79499716497670912737e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',31,2,'do','take ah',NULL,1.79499716502074670794e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',32,2,'do','J2.e',NULL,1.79499716502470326425e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',33,2,'do','H5.sw',NULL,1.7949971650292451382e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',34,1,'do','I2.se',NULL,1.79499716503194665906e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',35,2,'do','H3.sw',NULL,1.79499716506079649925e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',36,1,'do','H3.sw',NULL,1.79499716507889127727e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',37,2,'do','done',NULL,1.7949971651007654667e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',38,1,'do','H2.e',NULL,1.79499716510289120674e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',39,1,'do','done',NULL,1.79499716511091566084e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',40,NULL,'chance','cards ks jc ac',NULL,1.79499716511091566084e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',41,2,'do','take ac',NULL,1.79499716511181044579e+09);
INSERT INTO "entries" VALUES('izhvfkpv26kmednq',42,2,'do','E4.se',NULL,1794997165.11338);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',1,NULL,'chance','dealer 2',NULL,1.79499716511857390407e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',2,NULL,'chance','objectives one-fort two-tunnels three-towns',NULL,1.79499716511857390407e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',3,NULL,'chance','hand qc',NULL,1.79499716511857390407e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',4,NULL,'chance','hand jh',NULL,1.79499716511857390407e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',5,NULL,'chance','cards ts qd as',NULL,1.79499716511857390407e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',6,2,'do','take qd',NULL,1.79499716512543630595e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',7,1,'do','take ts',NULL,1.79499716514835572244e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',8,2,'do','C3.e',NULL,1.79499716516070342061e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',9,1,'do','C8.se',NULL,1.79499716516874074931e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',10,2,'do','D5.sw',NULL,1.79499716519275045395e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',11,1,'do','C7.e',NULL,1.79499716522007274626e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',12,2,'do','B3.se',NULL,1.79499716523052883147e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',13,1,'do','D9.sw',NULL,1.79499716524876737596e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',14,2,'do','E4.e',NULL,1.79499716525810217859e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',15,1,'do','done',NULL,1.79499716527273344996e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',16,2,'do','done',NULL,1.79499716529689860343e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',17,NULL,'chance','cards tc td ks',NULL,1.79499716529689860343e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',18,1,'do','take ks',NULL,1.79499716530473256113e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',19,1,'do','D9.se',NULL,1.79499716531460499764e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',20,2,'do','take tc',NULL,1.79499716533434748653e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',21,1,'do','E9.e',NULL,1.79499716534869790075e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',22,2,'do','J8.e',NULL,1.79499716538070845607e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',23,2,'do','I8.se',NULL,1.79499716540535116191e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',24,2,'do','H9.sw',NULL,1.79499716547267484665e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',25,1,'do','C8.e',NULL,1.79499716551681923865e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',26,2,'do','done',NULL,1.79499716554296922686e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',27,1,'do','B7.se',NULL,1.79499716554647040364e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',28,1,'do','done',NULL,1.79499716559290385239e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',29,NULL,'chance','cards kh qh jc',NULL,1.79499716559290385239e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',30,2,'do','take kh',NULL,1.79499716561875748629e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',31,2,'do','H5.se',NULL,1.79499716563555192943e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',32,1,'do','take jc',NULL,1.79499716567684769628e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',33,2,'do','H4.e',NULL,1.79499716569274115566e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',34,2,'do','J3.e',NULL,1.79499716569347262384e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',35,2,'do','done',NULL,1.7949971657009079456e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',36,1,'do','H9.e',NULL,1.7949971657015917301e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',37,1,'do','G10.se',NULL,1794997165.70189);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',38,1,'do','H10.se',NULL,1.79499716570905113225e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',39,1,'do','done',NULL,1.7949971657349216938e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',40,NULL,'chance','cards kc qs ad',NULL,1.7949971657349216938e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',41,1,'do','take kc',NULL,1.79499716573798823353e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',42,1,'do','I8.se',NULL,1.79499716573850703242e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',43,1,'do','H11.sw',NULL,1.79499716574067425724e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',44,2,'do','take qs',NULL,1.79499716574101448058e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',45,2,'do','C7.sw',NULL,1.79499716574211311335e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',46,2,'do','C6.se',NULL,1.79499716574242377284e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',47,2,'do','C6.sw',NULL,1.7949971657442908287e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',48,2,'do','C6.e',NULL,1.79499716574469852454e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',49,1,'do','J8.e',NULL,1.79499716575081610676e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',50,1,'do','done',NULL,1.79499716575683808329e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',51,2,'do','done',NULL,1.79499716576082015036e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',52,1,'do','H11.se',NULL,1.79499716576476931566e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',53,1,'do','I8.sw',NULL,1.79499716577276277541e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',54,2,'do','H4.sw',NULL,1.79499716577312946321e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',55,1,'do','G11.sw',NULL,1.79499716577676129338e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',56,2,'do','G5.sw',NULL,1.7949971657847788334e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',57,2,'do','H5.e',NULL,1.79499716579276227951e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',58,2,'do','done',NULL,1.79499716579875016214e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',59,1,'do','done',NULL,1.79499716580317211149e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',60,NULL,'chance','hand qh',NULL,1.79499716580317211149e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',61,NULL,'chance','hand as',NULL,1.79499716580317211149e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',62,NULL,'chance','cards kc ac qc',NULL,1.79499716580317211149e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',63,1,'do','take ac',NULL,1.79499716580688691144e+09);
INSERT INTO "entries" VALUES('yrozee7ajcxmh2vf',64,1,'do','I10.sw',NULL,1.79499716581273984902e+09);
CREATE TABLE findings (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	at INTEGER NOT NULL, 
	lost INTEGER NOT NULL, 
	best TEXT NOT NULL, 
	CONSTRAINT pk_findings PRIMARY KEY (table_id, seat, at), 
	CONSTRAINT fk_findings_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE holders (
	table_id TEXT NOT NULL, 
	device_id TEXT NOT NULL, 
	role TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	is_open BOOLEAN NOT NULL, 
	CONSTRAINT pk_holders PRIMARY KEY (table_id, device_id, role, seat), 
	CONSTRAINT fk_holders_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "holders" VALUES('5fiqhgombcjm7ldv','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('5fiqhgombcjm7ldv','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('5fiqhgombcjm7ldv','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('oyecaugmufllw33l','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('oyecaugmufllw33l','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('oyecaugmufllw33l','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('arttj74v2is25emp','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('arttj74v2is25emp','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('arttj74v2is25emp','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('nznzwoldocgu7hhl','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('nznzwoldocgu7hhl','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('nznzwoldocgu7hhl','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('43ow3ner2f63ca5f','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('43ow3ner2f63ca5f','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('43ow3ner2f63ca5f','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('252pqhdbkjfdmv3o','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('252pqhdbkjfdmv3o','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('252pqhdbkjfdmv3o','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('izhvfkpv26kmednq','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('izhvfkpv26kmednq','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('izhvfkpv26kmednq','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
INSERT INTO "holders" VALUES('yrozee7ajcxmh2vf','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','host',0,0);
INSERT INTO "holders" VALUES('yrozee7ajcxmh2vf','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',1,0);
INSERT INTO "holders" VALUES('yrozee7ajcxmh2vf','e044f6b2e107e1b9048ce8bb3df3c4dddcb1534de754a5761c11b2bc7076c332','seat',2,0);
CREATE TABLE jobs (
	kind TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	due_at DOUBLE NOT NULL, 
	lease_until DOUBLE NOT NULL, 
	worker TEXT, 
	attempts INTEGER NOT NULL, 
	CONSTRAINT pk_jobs PRIMARY KEY (kind, table_id, seat), 
	CONSTRAINT fk_jobs_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE keys (
	name TEXT NOT NULL, 
	public TEXT NOT NULL, 
	private TEXT NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
CREATE TABLE links (
	hash TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	made_at DOUBLE NOT NULL, 
	CONSTRAINT pk_links PRIMARY KEY (hash), 
	CONSTRAINT fk_links_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "links" VALUES('62034cfabca64d90ab41eeef30a16f9d2b069600a66c09ea1bfe38f49e5efd03','5fiqhgombcjm7ldv','join',0,1.79499715836414313317e+09);
INSERT INTO "links" VALUES('10835cab5f1df6ea38ab376f0ff20f6d0e6b4ba8168eb1e428730364eb747d70','5fiqhgombcjm7ldv','watch',0,1.79499715836414313317e+09);
INSERT INTO "links" VALUES('185ce62468428a71013bb3833f717240936d08cb8930eed1f5048ae406e6efa9','5fiqhgombcjm7ldv','host',0,1.79499715836414313317e+09);
INSERT INTO "links" VALUES('4788ee4d38178ac93319d514ee274bc3d3b613c7574f4f22524a132ad5dcc379','oyecaugmufllw33l','join',0,1.79499715870081853873e+09);
INSERT INTO "links" VALUES('626b57433b011bd297f505297e5d437ed727dbdc72b5c81f0c03d7d243a8ec04','oyecaugmufllw33l','watch',0,1.79499715870081853873e+09);
INSERT INTO "links" VALUES('4ca7328a8e2f1005cc7e519f59891c07e507e1e7c7ef202c72ad2786c81d4e0c','oyecaugmufllw33l','host',0,1.79499715870081853873e+09);
INSERT INTO "links" VALUES('d2eea415f4b0968c168b707a88e314391abd36990abf36eec920e14cba183ae9','arttj74v2is25emp','join',0,1.794997159114471674e+09);
INSERT INTO "links" VALUES('60ec5c25501be532681bbae7843eee361fd96c1d5a225ba888caacb5ca8a7f08','arttj74v2is25emp','watch',0,1.794997159114471674e+09);
INSERT INTO "links" VALUES('e3bc17299a484698f0d128ab23674022ec22c48ff1d45de8de72195fcdc5a5e1','arttj74v2is25emp','host',0,1.794997159114471674e+09);
INSERT INTO "links" VALUES('d2770c67e4f78bbbb1d85e648aa1b1eb912ff9b62f338f84b4c5aa1628dea931','nznzwoldocgu7hhl','join',0,1.79499715936101961136e+09);
INSERT INTO "links" VALUES('0a84f1789c49df2dc3719560bd9f86a287efa8df4f7511facba0b9ad04c3ff09','nznzwoldocgu7hhl','watch',0,1.79499715936101961136e+09);
INSERT INTO "links" VALUES('163eaddbd0b35b9ad5eafaffd4bbec33cdf7ac5da234d435ca5eecea0a79aa2b','nznzwoldocgu7hhl','host',0,1.79499715936101961136e+09);
INSERT INTO "links" VALUES('3a3fda3a5db41cdb926dd72683e0722154e4c287271be4a455d005a423a6ee1b','43ow3ner2f63ca5f','join',0,1.79499716135918283466e+09);
INSERT INTO "links" VALUES('adf20936626b641c54d098d0c04e2dadbcf1a4af83a669f44b0e19c154e73e47','43ow3ner2f63ca5f','watch',0,1.79499716135918283466e+09);
INSERT INTO "links" VALUES('ea34d6ccd685a207beec85c8f0e333c8040386e830170a9649c2d0c07de61abe','43ow3ner2f63ca5f','host',0,1.79499716135918283466e+09);
INSERT INTO "links" VALUES('956a7a8cb008a8de0fe73edf056fedd960f6a780ffd1696911118a83ce4e2168','252pqhdbkjfdmv3o','join',0,1.79499716188887381554e+09);
INSERT INTO "links" VALUES('a17fdc47c194ae4f5887d894ac43dde49179dff28f0e8069977180b87c4dcc8f','252pqhdbkjfdmv3o','watch',0,1.79499716188887381554e+09);
INSERT INTO "links" VALUES('e2382c09f94809a4c836ccd34ec03697f2ec7d513f5174a8f9fd2dca61b06453','252pqhdbkjfdmv3o','host',0,1.79499716188887381554e+09);
INSERT INTO "links" VALUES('b9d23f1fd6ac534ef3b99785039b0522cbe6d736a5d0908c0e9f801e9d899812','izhvfkpv26kmednq','join',0,1.79499716403622937201e+09);
INSERT INTO "links" VALUES('0b5dc2514516d64b741b80831f5d4349baec35910d02aa3672b5401c9d746bb2','izhvfkpv26kmednq','watch',0,1.79499716403622937201e+09);
INSERT INTO "links" VALUES('da28fb4d7601971e09cc418deaea8e65af67efd890bbee12e0b96c1a97320bdf','izhvfkpv26kmednq','host',0,1.79499716403622937201e+09);
INSERT INTO "links" VALUES('472a9b5c88bea887aa20d25906c7329787032109aa27a945b2a9ec0c2a867463','yrozee7ajcxmh2vf','join',0,1.79499716511388158796e+09);
INSERT INTO "links" VALUES('35305367bd7d0f67a45308ac0b015382ec7ea30d288fa58e50365ee45c5017da','yrozee7ajcxmh2vf','watch',0,1.79499716511388158796e+09);
INSERT INTO "links" VALUES('f8e25909cbd502465c64d52cf5a78e925a19c171c5cf074dc6218ce6ebc3e2d1','yrozee7ajcxmh2vf','host',0,1.79499716511388158796e+09);
CREATE TABLE messages (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER, 
	name TEXT NOT NULL, 
	text TEXT NOT NULL, 
	words TEXT, 
	client TEXT, 
	at DOUBLE NOT NULL, 
	CONSTRAINT pk_messages PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_messages_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE presences (
	table_id TEXT NOT NULL, 
	process TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	until DOUBLE NOT NULL, 
	CONSTRAINT pk_presences PRIMARY KEY (table_id, process, seat), 
	CONSTRAINT fk_presences_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE reminders (
	table_id TEXT NOT NULL, 
	device_id TEXT NOT NULL, 
	kind TEXT NOT NULL, 
	address TEXT NOT NULL, 
	keys TEXT NOT NULL, 
	locale TEXT NOT NULL, 
	site TEXT NOT NULL, 
	called_for DOUBLE, 
	CONSTRAINT pk_reminders PRIMARY KEY (table_id, device_id, kind), 
	CONSTRAINT fk_reminders_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE results (
	table_id TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	place INTEGER NOT NULL, 
	bot TEXT, 
	parts TEXT NOT NULL, 
	ended_at DOUBLE NOT NULL, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_results_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE TABLE service (
	id INTEGER NOT NULL, 
	served DOUBLE NOT NULL, 
	CONSTRAINT pk_service PRIMARY KEY (id)
);
CREATE TABLE snapshots (
	table_id TEXT NOT NULL, 
	seq INTEGER NOT NULL, 
	state_hash TEXT NOT NULL, 
	summary TEXT NOT NULL, 
	CONSTRAINT pk_snapshots PRIMARY KEY (table_id), 
	CONSTRAINT fk_snapshots_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
INSERT INTO "snapshots" VALUES('5fiqhgombcjm7ldv',11,'70c470439efe7337cdcd73eaff926009486d660ab11ab343d843569609b84883','{"actors":[1],"progress":{"words":{"id":"railroad-ink-progress","args":{"round":1,"rounds":7}},"now":1,"of":7}}');
INSERT INTO "snapshots" VALUES('oyecaugmufllw33l',9,'f1806e73a0200e587d3f79e8407bfdd3127d6ebc7b82d24835610242da9d6078','{"actors":[1,2],"progress":{"words":{"id":"railroad-ink-progress","args":{"round":1,"rounds":6}},"now":1,"of":6}}');
INSERT INTO "snapshots" VALUES('arttj74v2is25emp',8,'73adb139acd89cc4f2bca0df35b6b971a7edfe311516145b374fe780a6691710','{"actors":[1,2],"progress":{"words":{"id":"marklin-progress","args":{"turn":0}},"now":0,"of":0}}');
INSERT INTO "snapshots" VALUES('nznzwoldocgu7hhl',62,'1587191d8ab697b897a1c4336cbcc5504699c1d4e0fbebba8dba2cf5fcd4bc84','{"actors":[1],"progress":{"words":{"id":"marklin-progress","args":{"turn":15}},"now":15,"of":0}}');
INSERT INTO "snapshots" VALUES('43ow3ner2f63ca5f',5,'4d8dd303d18d19ff32ec8a848377f3c250bafcb35b676f3965c1aaf4845d05f7','{"actors":[1],"progress":{"words":{"id":"string-railway-progress","args":{"turn":1,"turns":5}},"now":1,"of":5}}');
INSERT INTO "snapshots" VALUES('252pqhdbkjfdmv3o',11,'766301adac390db046aaea46bbee38766ecf46ec5e7acb8f8c4eb36d19c1441f','{"actors":[2],"progress":{"words":{"id":"string-railway-progress","args":{"turn":1,"turns":5}},"now":1,"of":5}}');
INSERT INTO "snapshots" VALUES('izhvfkpv26kmednq',41,'4b2435616b0b63d7937ccbf8b8ab21555ee1277e5ae2f04be73a331ed4ab3594','{"actors":[1,2],"progress":{"words":{"id":"pioneer-rails-progress","args":{"round":1,"rounds":4,"turn":4}},"now":4,"of":5}}');
INSERT INTO "snapshots" VALUES('yrozee7ajcxmh2vf',63,'b8441c6b9bf10ffd87e690cbd76b1cca2776c6595c55c3bfb43cd7309ca5e66f','{"actors":[1,2],"progress":{"words":{"id":"pioneer-rails-progress","args":{"round":2,"rounds":4,"turn":1}},"now":1,"of":5}}');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	game TEXT NOT NULL, 
	seats INTEGER NOT NULL, 
	options TEXT NOT NULL, 
	state TEXT NOT NULL, 
	dealer TEXT NOT NULL, 
	created_at DOUBLE NOT NULL, 
	changed_at DOUBLE NOT NULL, 
	seed BLOB NOT NULL, 
	nonce BLOB NOT NULL, 
	origin TEXT, 
	code TEXT, 
	rematch TEXT, 
	rematch_of TEXT, has_hints BOOLEAN DEFAULT 1 NOT NULL, held_until DOUBLE, pace TEXT, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('5fiqhgombcjm7ldv','railroad-ink',2,'{"edition":"uk2020","longest":"auto","lava":false,"meteors":false,"draft":false,"must_draw":"maximal","open_boards":false,"crater_duty":"voluntary","crater_fills_centre":false}','playing','sealed',1.79499715836414313317e+09,1.79499715869985079766e+09,X'E450304DE8C806EF68EF3C0CDCEA985D70899C84BEB7EB918F7817F5747567A4',X'30FB4B8E29068B21BAC7AD4475EE22E6',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('oyecaugmufllw33l','railroad-ink',2,'{"edition":"uk2020","longest":"auto","lava":true,"meteors":true,"draft":true,"must_draw":"maximal","open_boards":false,"crater_duty":"voluntary","crater_fills_centre":false}','playing','sealed',1.79499715870081853873e+09,1.79499715879946017266e+09,X'075EDDB1667E43CBB5B47A6F115CA7CD043308D12208ED158D34EC28EE79772D',X'693F3980085E6BC29A5403D9B4BF5A09',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('arttj74v2is25emp','marklin',2,'{"tickets":"marklin46","red_cities":"first","revisit_tokens":false,"parallel_return":false,"own_track_needed":false,"bonus_needs_ticket":true}','playing','sealed',1.794997159114471674e+09,1.79499715935918664928e+09,X'80C42429816CD8FA69177C8CB22EEA6AD16514EC851CA5B9509326A344B3022D',X'B70D43A5FDEAB11FC36178A279A7B1A0',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('nznzwoldocgu7hhl','marklin',2,'{"tickets":"marklin46","red_cities":"first","revisit_tokens":true,"parallel_return":false,"own_track_needed":false,"bonus_needs_ticket":true}','playing','sealed',1.79499715936101961136e+09,1.79499715954734420774e+09,X'BC1F8DCC0B2580461C87F5FC1A7D7A1B9A5C35F9FFFCE7B7FA8B9F8213BA8262',X'5CC0AFE0BC4D7E68D10CD10E0417C08D',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('43ow3ner2f63ca5f','string-railway',2,'{"deck":"standard35","size":"auto","border":"regular","landscape":"random","owner_effect":"every","expert":false,"mountain_may_touch_river":false}','playing','sealed',1.79499716135918283466e+09,1.79499716187497854232e+09,X'CDB71D3D5A4A91204433F3F24CDCB67E6428EB6C3C42DA71717DB228F75678EC',X'C3419B941587C51041C6969076D0F1E5',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('252pqhdbkjfdmv3o','string-railway',2,'{"deck":"standard35","size":"auto","border":"star","landscape":"random","owner_effect":"every","expert":true,"mountain_may_touch_river":false}','playing','sealed',1.79499716188887381554e+09,1.79499716343812942506e+09,X'56C35813B4E3AF12670ABBFEA45A9ED1E0F0635739AD6E62723D298AD386D0A9',X'22D13F64ECFC91209DA83D5790A9F9F6',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('izhvfkpv26kmednq','pioneer-rails',2,'{"map":"a","map_seed":0,"objectives":true,"advanced":false,"solo_level":"medium","spend_new_town":true}','playing','sealed',1.79499716403622937201e+09,1794997165.11338,X'540F699DACE662B6E1D53FA24543E049ED90824E30C4A21AE0F65D1140F970A7',X'B8EAFCCB58F6FAF10F57874E84FD4EB4',NULL,NULL,NULL,NULL,1,NULL,NULL);
INSERT INTO "tables" VALUES('yrozee7ajcxmh2vf','pioneer-rails',2,'{"map":"b","map_seed":0,"objectives":true,"advanced":true,"solo_level":"medium","spend_new_town":true}','playing','sealed',1.79499716511388158796e+09,1.79499716581273984902e+09,X'A3E1F1B772FFC16AA9ED374E27BCD3BB0934ADE9EEE0E40EBBD658EC46CFDC52',X'742EA48CFBC7C49D104AAF4A37D7FFE4',NULL,NULL,NULL,NULL,1,NULL,NULL);
CREATE TABLE tries (
	day TEXT NOT NULL, 
	game TEXT NOT NULL, 
	player TEXT NOT NULL, 
	table_id TEXT NOT NULL, 
	name TEXT NOT NULL, 
	begun_at DOUBLE NOT NULL, 
	CONSTRAINT pk_tries PRIMARY KEY (day, game, player)
);
CREATE TABLE votes (
	table_id TEXT NOT NULL, 
	topic TEXT NOT NULL, 
	seat INTEGER NOT NULL, 
	CONSTRAINT pk_votes PRIMARY KEY (table_id, topic, seat), 
	CONSTRAINT fk_votes_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id) ON DELETE CASCADE
);
CREATE INDEX ix_tables_changed_at ON tables (changed_at);
CREATE UNIQUE INDEX ix_entries_table_id_client ON entries (table_id, client);
CREATE INDEX ix_holders_device_id ON holders (device_id);
CREATE INDEX ix_jobs_due_at ON jobs (due_at);
CREATE INDEX ix_jobs_table_id ON jobs (table_id);
CREATE INDEX ix_links_table_id ON links (table_id);
CREATE UNIQUE INDEX ix_messages_table_id_client ON messages (table_id, client);
CREATE INDEX ix_presences_process ON presences (process);
COMMIT;
-- 5fiqhgombcjm7ldv stands at 00c90c835955ca397fb759eb7f9899cbb4b38fb7e262baad3d1f754b9db3db30
-- oyecaugmufllw33l stands at f2e887a24e4d9dec80d27de106777639e28f3152ef03e5c331fc5783f2245a7d
-- arttj74v2is25emp stands at ae95870ed9fd3dca1b46f3f6be0167175fb5d6299d0f808d24283c84f7ab1d33
-- nznzwoldocgu7hhl stands at d86dc5acdd8b250ab13d298bf9d52391579a7b8484691122d3d724983b6af61d
-- 43ow3ner2f63ca5f stands at fbd02073e436f43ec7bd0f45ee96bf2ebaaca1d5682dffe5f6fbf522587526e5
-- 252pqhdbkjfdmv3o stands at 1f61a663cf2bdb1305e5b93aaf6b933df6a39fb2b04a31e920c31d87dee66430
-- izhvfkpv26kmednq stands at 7f935468a0431fdb3ee701d71050bd90ba4f6fe7a7d26d3770c16530796596c7
-- yrozee7ajcxmh2vf stands at 074f600e5522bc10a452cb2f471fe88f8ce4f041aee369a3c6398c32b5841079
