import type { BitcoinNetworkName } from '@cleat/signatures/bip122'
import {
  changeNetworkParamsSchema,
  connectParamsSchema,
  RpcErrorCode,
  sendTransferParamsSchema,
  signMessageParamsSchema,
  signPsbtParamsSchema,
} from '@sats-connect/core'
import fc from 'fast-check'
import { type GenericSchema, parse } from 'valibot'
import { expect, test } from 'vitest'
import { createSatsConnectDialect } from './createSatsConnectDialect.ts'

const networks: readonly BitcoinNetworkName[] = [
  'mainnet',
  'testnet',
  'testnet4',
  'signet',
  'regtest',
]
const schemas: Readonly<Record<string, GenericSchema>> = {
  wallet_connect: connectParamsSchema,
  wallet_changeNetwork: changeNetworkParamsSchema,
  signMessage: signMessageParamsSchema,
  signPsbt: signPsbtParamsSchema,
  sendTransfer: sendTransferParamsSchema,
}

/** A wallet that notes what it is asked and answers all with `response`. */
function open(response: object = { result: {} }) {
  const asked: { method: string; params: unknown }[] = []
  const provider = {
    async request(method: string, params: unknown) {
      asked.push({ method, params })
      return response
    },
  }
  return { asked, dialect: createSatsConnectDialect({ provider, name: 'Harbour' }) }
}

const text = fc.string({ unit: 'grapheme' })
const network = fc.constantFrom(...networks)
const inputs = fc.array(
  fc.record({ index: fc.nat(1000), address: fc.constantFrom('bc1qone', 'bc1ptwo', '3three') }),
)

test('property: sats-connect takes every request as it is, and loses none of it', async () => {
  const property = fc.asyncProperty(
    fc.record({ message: text, address: text, network, inputs, broadcast: fc.boolean() }),
    fc.constantFrom('ecdsa' as const, 'bip322' as const),
    fc.maxSafeNat(),
    async ({ message, address, network, inputs, broadcast }, protocol, sats) => {
      const { asked, dialect } = open()
      const account = { address }
      const psbt = { base64: 'cHNidA==', hex: '70736274', bytes: new Uint8Array(4) }
      await dialect.accounts({ isSilent: false, network })
      await dialect.switchNetwork?.(network)
      await dialect.signMessage({ message, account, protocol, network })
      await dialect.signPsbt({ psbt, inputs, broadcast, network })
      await dialect.sendTransfer?.({ recipient: address, amount: BigInt(sats), account, network })
      expect(asked.map(({ method }) => method)).toEqual(Object.keys(schemas))
      for (const { method, params } of asked) {
        const schema = schemas[method]
        expect(schema && parse(schema, params)).toEqual(params)
      }
    },
  )
  await fc.assert(property, { numRuns: 500 })
})

test.each([
  [RpcErrorCode.USER_REJECTION, 4001],
  [RpcErrorCode.ACCESS_DENIED, 4100],
])('behavior: the code %i of sats-connect is %i', async (code, expected) => {
  const { dialect } = open({ error: { code, message: 'No' } })
  await expect(dialect.disconnect?.()).rejects.toMatchObject({ code: expected })
})

test('behavior: what is not permitted is no error of a silent connection', async () => {
  const { dialect } = open({ error: { code: RpcErrorCode.ACCESS_DENIED, message: 'No' } })
  expect(await dialect.accounts({ isSilent: true, network: 'mainnet' })).toBeNull()
})
