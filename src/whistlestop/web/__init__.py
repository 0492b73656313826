"""Pages and their parts as HTML, made from plain facts (`models`): nothing here knows a table, a store or a socket."""
