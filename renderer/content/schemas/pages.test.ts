import { expect, it } from 'vitest'
import { errorSchema, notFoundSchema } from './pages.ts'

it('the screens of failures have the status by which hosts know them, so that none takes the place of the other', () => {
  const accepts = (schema: typeof errorSchema | typeof notFoundSchema) =>
    ['404', '500', '410', '503'].filter((status) => schema.shape.code.safeParse(status).success)
  expect([accepts(notFoundSchema), accepts(errorSchema)]).toEqual([['404'], ['500']])
})
