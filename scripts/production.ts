// React reads this when it is first imported: its form for development takes twice the time to render. Import this before.
process.env.NODE_ENV = 'production'
