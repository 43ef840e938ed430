import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { whisper } from './FigureText.tsx'

it.each([
  ['Kept for [period: to be confirmed].', 'Kept for <small>[period: to be confirmed]</small>.'],
  [
    '[A: to be confirmed] [B: To be  confirmed]',
    '<small>[A: to be confirmed]</small> <small>[B: To be  confirmed]</small>',
  ],
  ['[A note] that is to be confirmed', '[A note] that is to be confirmed'],
])('only what others know is set softly: %s', (text, markup) => {
  expect(renderToStaticMarkup(whisper(text))).toBe(markup)
})
