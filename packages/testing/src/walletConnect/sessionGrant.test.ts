import { expect, test } from 'vitest'
import { grantedNamespaces, readGrant } from './sessionGrant.ts'

const accounts = [
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
] as const
const grant = {
  chains: [8453, 1],
  accounts,
  methods: ['personal_sign'],
  events: ['chainChanged'],
  families: {},
}

test('default', () => {
  expect(grantedNamespaces(grant)).toEqual({
    eip155: {
      chains: ['eip155:8453', 'eip155:1'],
      accounts: [
        `eip155:8453:${accounts[0]}`,
        `eip155:8453:${accounts[1]}`,
        `eip155:1:${accounts[0]}`,
        `eip155:1:${accounts[1]}`,
      ],
      methods: ['personal_sign'],
      events: ['chainChanged'],
    },
  })
  expect(readGrant(grantedNamespaces(grant))).toEqual(grant)
})

test('behavior: accounts that are none, and nothing at all', () => {
  const namespace = { accounts: ['eip155:1:nobody', accounts[0]], methods: [], events: [] }
  expect(readGrant({ eip155: namespace }).accounts).toEqual([])
  expect(readGrant({})).toEqual({ chains: [], accounts: [], methods: [], events: [], families: {} })
})
