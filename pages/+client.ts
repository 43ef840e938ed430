import '../renderer/client/start.ts'
