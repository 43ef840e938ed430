import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it('names the columns first, ends every line with CRLF, and leaves empty what is not known', () => {
  expect(
    writeCsv(
      ['id', 'value', 'unit'],
      [
        { id: 'a', value: 41300 },
        { id: 'b', unit: '%' },
      ],
    ),
  ).toBe('id,value,unit\r\na,41300,\r\nb,,%\r\n')
})

it('quotes what holds a comma, a quotation mark or a line break (RFC 4180, section 2)', () => {
  expect(writeCsv(['a'], [{ a: '1,5' }, { a: 'a "b"' }, { a: 'a\r\nb' }, { a: 'a;b c' }])).toBe(
    'a\r\n"1,5"\r\n"a ""b"""\r\n"a\r\nb"\r\na;b c\r\n',
  )
})
