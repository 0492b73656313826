"""Tables in the browser: who may do what, the log in the database, live connections, bots at work."""
