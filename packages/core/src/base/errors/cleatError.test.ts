import { expect, expectTypeOf, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { expectLinear } from '../../test/expectLinear.ts'
import { CleatError } from './cleatError.ts'

test('default', () => {
  const error = new CleatError('CONNECTION_TIMEOUT', {
    context: { wallet: 'Harbour', timeoutMs: 300_000 },
  })
  expect(error).toBeInstanceOf(Error)
  expect(error.name).toBe('CleatError')
  expect(error.code).toBe('CONNECTION_TIMEOUT')
  expect(error.context).toEqual({ wallet: 'Harbour', timeoutMs: 300_000 })
  expect(error.docsPath).toBe('/errors#connection-timeout')
  expect(error.details).toBeUndefined()
  expect(error.message).toMatchInlineSnapshot(`
    "Harbour did not answer within 300 seconds. Open Harbour, unlock it and try again.

    Docs: /errors#connection-timeout
    Version: 0.0.0"
  `)
})

test('parameters: cause', () => {
  const cause = new Error('User\n rejected\t the   request')
  const error = new CleatError('CONNECTION_USER_REJECTED', { cause, context: { wallet: 'A' } })
  expect(error.cause).toBe(cause)
  expect(error.details).toBe('User rejected the request')
  expect(error.message).toMatchInlineSnapshot(`
    "The connection was declined in A. Nothing was shared. Try again and approve it there.

    Docs: /errors#connection-user-rejected
    Details: User rejected the request
    Version: 0.0.0"
  `)
})

test('parameters: cause of our own shows its short message alone', () => {
  const cause = new CleatError('UI_LOAD_FAILED')
  const error = new CleatError('CONNECTION_USER_CLOSED', { cause })
  expect(error.details).toBe(cause.shortMessage)
})

test.each([
  ['text', 'Nope', 'Nope'],
  ['number', 4001, '4001'],
  ['object with a message', { message: 'Nope' }, 'Nope'],
  ['object without one', { code: 1 }, '[object Object]'],
  ['blank text', '', undefined],
  ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
])('parameters: cause that is %s', (_, cause, details) => {
  expect(new CleatError('UI_LOAD_FAILED', { cause }).details).toBe(details)
})

test('behavior: clips a message of a megabyte', () => {
  const cause = new Error('x'.repeat(1_000_000))
  const error = new CleatError('UI_LOAD_FAILED', { cause })
  expect(error.details).toBe('x'.repeat(300))
  expect(error.message.length).toBeLessThan(600)
})

test('behavior: clips a megabyte of white space in linear time', async () => {
  const clip = (size: number) => {
    const cause = new Error(`${' '.repeat(size)}x`)
    expect(new CleatError('UI_LOAD_FAILED', { cause }).message.length).toBeLessThan(600)
  }
  await expectLinear(clip, { size: 1_000_000 })
})

test.each(createHostileValues())('behavior: takes %s as a cause', (_, cause) => {
  const error = new CleatError('UI_LOAD_FAILED', { cause })
  expect(error.code).toBe('UI_LOAD_FAILED')
  expect(Object.is(error.cause, cause)).toBe(true)
  expect(() => error.walk()).not.toThrow()
  expect(error.walk(() => false)).toBeUndefined()
})

test.each(createHostileValues())('behavior: takes %s as a fact', (_, value) => {
  const error = new CleatError('NETWORK_NOT_FOUND', { context: { id: value } })
  expect(error.shortMessage).toContain('Network not found: ')
})

test('behavior: walk finds the first that matches', () => {
  const root = Object.assign(new Error('Root'), { code: 4001 })
  const middle = new Error('Middle', { cause: root })
  const error = new CleatError('UI_LOAD_FAILED', { cause: middle })
  expect(error.walk((each) => each instanceof Error && 'code' in each)).toBe(error)
  expect(error.walk((each) => each === root || each === middle)).toBe(middle)
  expect(error.walk((each) => each instanceof TypeError)).toBeUndefined()
})

test('behavior: walk without a match ends at the root', () => {
  const root = { reason: 'Plain objects have no cause' }
  const error = new CleatError('UI_LOAD_FAILED', { cause: new Error('Middle', { cause: root }) })
  expect(error.walk()).toBe(root)
  const alone = new CleatError('UI_LOAD_FAILED')
  expect(alone.walk()).toBe(alone)
})

test('behavior: walk ends in a circle', () => {
  const one = new Error('One')
  one.cause = new Error('Two', { cause: one })
  const error = new CleatError('UI_LOAD_FAILED', { cause: one })
  expect(error.walk()).toBeUndefined()
  expect(error.walk((each) => each === null)).toBeUndefined()
})

test('behavior: takes the facts of its code and no others', () => {
  const error = new CleatError('CONNECTION_TIMEOUT', { context: { wallet: 'A', timeoutMs: 1 } })
  expectTypeOf(error).toEqualTypeOf<CleatError<'CONNECTION_TIMEOUT'>>()
  expectTypeOf(error.context.timeoutMs).toBeNumber()

  const mistakes = [
    // @ts-expect-error this code has no facts
    () => new CleatError('UI_LOAD_FAILED', { context: { wallet: 'A' } }),
    // @ts-expect-error a fact is missing
    () => new CleatError('CONNECTION_TIMEOUT', { context: { wallet: 'A' } }),
    // @ts-expect-error the facts are missing
    () => new CleatError('CONNECTION_TIMEOUT'),
    // @ts-expect-error no such code
    () => new CleatError('CONNECTION_TIME_OUT'),
  ]
  expect(mistakes).toHaveLength(4)
})
