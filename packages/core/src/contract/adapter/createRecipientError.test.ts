import { expect, test } from 'vitest'
import { createHostileValues } from '../../test/createHostileValues.ts'
import { createRecipientError } from './createRecipientError.ts'

test.each([
  '',
  ' ',
  '0xd8da6BF26964aF9D7eEd9e03E53415D37aA96045',
  '1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb',
  'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqh2y7hd',
  '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQZ',
  'arb1:0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045',
])('default: %j is named', (to) => {
  expect(createRecipientError(to)).toMatchObject({
    code: 'CAIP_ADDRESS_INVALID',
    context: { value: to },
  })
})

test.each([
  ['a key in hexadecimal', 'ac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80'],
  ['the same with its prefix', `0x${'5d'.repeat(32)}`],
  ['a recovery phrase', 'test test test test test test test test test test test junk'],
  ['a phrase of few and short words', 'one two\tsix'],
  ['a key of Bitcoin', 'L3VFeEujGtevx9w18HD1fhRbCH67Az2dpCymeRE1SoPK6XQtaN2k'],
  ['an old one', '5HueCGU8rMjxEXxiPuD5BDku4MkFqeZyd4dZ1jvhTVqvbTLvyTJ'],
  ['one behind a password', '6PRVWUbkzzsbcVac2qwfssoUJAN1Xhrg6bNk8J7Nzm5H7kxEbn2Nh2ZoGg'],
  ['an extended key', `xprv${'9'.repeat(107)}`],
  ['a key of Solana', '5'.repeat(88)],
  ['the same as a list', `[${'12,'.repeat(63)}12]`],
])('behavior: %s is not told on', (_, to) => {
  const error = createRecipientError(` ${to}\n`)
  expect(error.context.value).toBe('(hidden: it may be a secret)')
  expect(JSON.stringify(error) + error.message + String(error.stack)).not.toContain(to)
})

test('behavior: of what is no text the type is told', () => {
  expect(createRecipientError([1, 2, 3]).context.value).toBe('(object)')
  expect(createRecipientError(undefined).context.value).toBe('(undefined)')
})

test.each(createHostileValues())('behavior: never throws for %s', (_, to) => {
  expect(createRecipientError(to)).toMatchObject({ code: 'CAIP_ADDRESS_INVALID' })
})
