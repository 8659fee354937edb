import { expect, test } from 'vitest'
import { tellLie } from './lie.ts'
import { listChanges } from './listChanges.ts'
import { gone, type Path, readAt } from './path.ts'

const known = {
  addresses: ['0x7000000000000000000000000000000000000018'],
  networks: ['eip155:1', 'eip155:8453'],
  symbols: ['ETH', 'USDC'],
}
const usdc = 'eip155:1:0x7000000000000000000000000000000000000006'
const answer = {
  balances: [
    { symbol: 'ETH', chainId: 'eip155:1', decimals: '18', amount: '0x10', address: null },
    { symbol: 'USDC', chainId: 'eip155:1', decimals: '6', amount: '0x20', address: usdc },
  ],
}

function lieAbout(path: Path): Map<string, unknown> {
  return new Map(
    listChanges(answer, path, known).map((how) => {
      const said: unknown = JSON.parse(
        tellLie(JSON.stringify(answer), { answer: 'x', at: 'all', path, how }),
      )
      return [how.name, readAt(said, path)]
    }),
  )
}

test('default: decimals that are one more, and those of another row', () => {
  const told = lieAbout(['balances', 0, 'decimals'])
  expect(told.get('one more')).toBe('19')
  expect(told.get('one less')).toBe('17')
  expect(told.get('as a number')).toBe(18)
  expect(told.get('that of another row')).toBe('6')
  expect(told.get('missing')).toBe(gone)
})

test('behavior: another address, a look-alike, another chain', () => {
  const told = lieAbout(['balances', 1, 'address'])
  const values = [...told.values()]
  expect(values).toContain('eip155:1:0x7000000000000000000000000000000000000018')
  expect(values).toContain('eip155:8453:0x7000000000000000000000000000000000000006')
  const lookAlike = String(told.get('a look-alike'))
  expect(lookAlike).not.toBe(usdc)
  expect(lookAlike.slice(0, 17) + lookAlike.slice(-6)).toBe(usdc.slice(0, 17) + usdc.slice(-6))
})

test('behavior: symbols, networks, amounts and lists have lies of their kind', () => {
  expect([...lieAbout(['balances', 0, 'symbol']).values()]).toContain('USDC')
  expect([...lieAbout(['balances', 0, 'chainId']).values()]).toContain('eip155:8453')
  expect(lieAbout(['balances', 0, 'amount']).get('times ten')).toBe('0xa0')
  expect(lieAbout(['balances']).get('reversed')).toEqual(answer.balances.toReversed())
  expect(lieAbout(['balances']).get('doubled')).toHaveLength(4)
})

test('behavior: what is not there is made up', () => {
  expect(lieAbout(['balances', 0, 'iconUrl']).get('a link')).toBe('https://lie.test/x')
})

test('behavior: keys of the prototype arrive as own fields', () => {
  const [, how] = listChanges(answer, ['balances', 0], known)
    .map((change) => [change.name, change] as const)
    .find(([name]) => name === 'prototype keys') ?? [undefined, undefined]
  if (!how) throw new Error('There is such a lie.')
  const lie = { answer: 'x', at: 'all', path: ['balances', 0], how } as const
  expect(tellLie(JSON.stringify(answer), lie)).toContain('"__proto__":{"decimals":1')
})

test('behavior: every lie about everything here can be told', () => {
  const paths: Path[] = [[], ['balances'], ['balances', 0], ['balances', 1, 'amount'], ['none']]
  for (const path of paths) expect(lieAbout(path).size).toBeGreaterThan(5)
})
