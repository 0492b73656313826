// What travels between the scripts and the server, in types: docs/protocol.md. Browsers never load this file.

/** By id: the markup of an element with that id; in a patch perhaps only the class of one that is empty. */
export type Parts = Record<string, string>;

/** Barriers passed, and the length of the own lane. */
export type Version = [number, number];

/** What the table's script needs to know beside the parts. */
export interface State {
  version: Version;
  /** By tool: the places where it can go, with spaces between; "" needs no tool. */
  offers: Record<string, string>;
  /** The tool that is chosen to begin with. */
  tool: string;
  /** The action that ends the own part of the turn. */
  finish: string;
  canFinish: boolean;
  /** May act at all. */
  yourTurn: boolean;
  canUndo: boolean;
  /** By place: how many of the own last actions reach back to it. */
  pencil: Record<string, number>;
  title: string;
  over: boolean;
  /** At a table to learn at: the actions that the lesson waits for, with ` + ` between them; "" for any. */
  wanted?: string;
}

/** The page as the server has drawn it, and the name of that drawing. */
export interface Drawing {
  parts: Parts;
  drawing: string;
  state?: State;
}

/** What a page holds for its script; which of it depends on the page. */
export interface Start {
  words?: Record<string, string>;
  socket?: string;
  drawing?: string;
  seat?: number | null;
  state?: State;
  calls?: string[]; // how an open page says that it is the reader's turn
  /** Where to fetch what a part of the score sheet lights up. */
  light?: string;
  /** Where to ask for a hint. */
  hint?: string;
  /** Of a replay: where to fetch its moments, the one shown, and how many there are. */
  frame?: string;
  at?: number;
  length?: number;
  /** … and whose decisions are analysed. */
  analyse?: number | null;
  /** Of a result from a real table: where to fetch its parts, and where it is printed. */
  show?: string;
  print?: string;
}

/** What is kept until the server has acknowledged it. Moves get their version when they are first sent. */
export type Command =
  | { t: "do"; id: string; actions: string[]; version?: Version }
  | { t: "undo"; id: string; count: number; keep: boolean; version?: Version }
  | { t: "say"; id: string; text: string };

export type Outbound = Command | { t: "hello"; drawing: string } | { t: "ask"; n: number; draft: string };

/** One way to complete a draft. */
export interface Way {
  action: string;
  say: string;
  verb: string;
  parts: Parts;
  /** The points it brings. */
  gain: number;
  /** What the button for another way says, where it has a name of its own. */
  turn: string;
  /** Actions that follow it as part of the same move. */
  more: string[];
  /** The tool that it is done with, where it needs one. */
  tool: string;
}

/** A good move as a way to be planned, the place that it is about, and why. */
export interface Hint {
  way: Way;
  place: string;
  why: string[];
}

export type Welcome = {
  t: "welcome";
  assets?: string; /** What the clock of the table shows now. */
  served?: number | null;
};
export type Patch = { t: "patch"; drawing: string; parts?: Parts; gone?: string[]; state?: Partial<State> };
export type Done = {
  t: "done";
  id: string;
  result: "applied" | "duplicate" | "stale" | "refused";
  rule?: string;
  sentence?: string;
};
export type Answer = { t: "answer"; n: number; ways?: Way[]; rule?: string; sentence?: string };

export type Inbound =
  | Welcome
  | Patch
  | Done
  | Answer
  | { t: "resync"; whole?: Drawing }
  | { t: "curtain" }
  | { t: "moved"; to: string }
  | { t: "notice"; sentence: string };
