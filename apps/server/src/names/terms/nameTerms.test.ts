import { expect, test } from 'vitest'
import { nameTerms } from './nameTerms.ts'

/** Wallets and pages know them: what is signed must not change. */
test('default', () => {
  const name = 'alice.names.example'
  const to = 'eip155:1:0x00000000000000000000000000000000000A11cE'
  expect([
    nameTerms.register(name),
    nameTerms.records(name, 'ab12'),
    nameTerms.address(name),
    nameTerms.transfer(name, to),
    nameTerms.accept(name),
    nameTerms.release(name),
  ]).toEqual([
    {
      resource: 'urn:cleat:name:register:alice.names.example',
      statement: 'Register alice.names.example for this account.',
    },
    {
      resource: 'urn:cleat:name:records:alice.names.example:ab12',
      statement: 'Change what alice.names.example leads to and says.',
    },
    {
      resource: 'urn:cleat:name:address:alice.names.example',
      statement: 'Let alice.names.example lead to this account.',
    },
    {
      resource: `urn:cleat:name:transfer:alice.names.example:${to}`,
      statement: `Transfer alice.names.example to ${to}.`,
    },
    {
      resource: 'urn:cleat:name:accept:alice.names.example',
      statement: 'Accept alice.names.example for this account.',
    },
    {
      resource: 'urn:cleat:name:release:alice.names.example',
      statement: 'Give up alice.names.example. Others can register it later.',
    },
  ])
})
