// Keeps what a page writes down as an error or a warning, from page to page, and says when it has loaded.
{
  const notes = JSON.parse(sessionStorage.getItem('notes') ?? '[]')
  const note = (text) => {
    notes.push(text)
    sessionStorage.setItem('notes', JSON.stringify(notes))
  }
  for (const level of ['error', 'warn']) {
    const write = console[level]
    console[level] = (...words) => {
      note(`${level}: ${words.join(' ')}`)
      write.apply(console, words)
    }
  }
  addEventListener('error', ({ message }) => note(`error: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => note(`error: ${reason}`))
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    note(`policy: ${violatedDirective} refuses ${blockedURI}`),
  )
  addEventListener('load', () => console.log(`loaded ${location.href}`))
  window.takeNotes = () => {
    sessionStorage.removeItem('notes')
    return notes.splice(0)
  }
}
