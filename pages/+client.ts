import '../renderer/client/entry.ts'
