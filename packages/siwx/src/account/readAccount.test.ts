import { expect, test } from 'vitest'
import type { SignInFields, SignInNamespace } from '../fields/signInFields.ts'
import { readAccount } from './readAccount.ts'
import { readBip122Account } from './readBip122Account.ts'
import { readEip155Account } from './readEip155Account.ts'
import { readPolkadotAccount } from './readPolkadotAccount.ts'
import { readSolanaAccount } from './readSolanaAccount.ts'

const ethereum = '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2'
const solana = 'So11111111111111111111111111111111111111112'
const mainnet = '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const genesis = '000000000019d6689c085ae165831e93'
const bitcoin = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const polkadot = '91b171bb158e2d3848fa23a9f1c25182'
const kusama = 'b0a8d493285c2df73290dfb7e61f870f'
const onPolkadot = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'
const onKusama = 'HNZata7iMYWmk5RvZRTiAsSDhV8366zq2YGb3tLH5Upf74F'
const onAny = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY'
const accountId = '0xd43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d'

const readers = {
  eip155: readEip155Account,
  solana: readSolanaAccount,
  bip122: readBip122Account,
  polkadot: readPolkadotAccount,
}

async function read(namespace: SignInNamespace, address: string, chainId: string) {
  const rest = { domain: 'a.example', uri: 'urn:a', nonce: 'abcd1234', issuedAt: '' }
  const fields: SignInFields = { ...rest, namespace, address, chainId }
  const reading = readers[namespace](fields)
  expect(await readAccount(fields)).toEqual(reading)
  return reading
}

test.each([
  ['eip155', ethereum, '1', '1', ethereum],
  ['eip155', ethereum, '8453', '8453', ethereum],
  ['eip155', ethereum, '4503599627370476', '4503599627370476', ethereum],
  ['solana', solana, 'mainnet', mainnet, solana],
  ['solana', solana, 'solana:mainnet', mainnet, solana],
  ['solana', solana, mainnet, mainnet, solana],
  ['solana', solana, `solana:${mainnet}`, mainnet, solana],
  ['solana', solana, 'testnet', '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z', solana],
  ['solana', solana, 'devnet', 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1', solana],
  ['solana', solana, 'localnet', 'localnet', solana],
  ['bip122', bitcoin, genesis, genesis, bitcoin],
  ['polkadot', onPolkadot, polkadot, polkadot, accountId],
  ['polkadot', onAny, polkadot, polkadot, accountId],
  ['polkadot', onKusama, kusama, kusama, accountId],
  ['polkadot', onAny, 'a'.repeat(32), 'a'.repeat(32), accountId],
] as const)('default: of %s, %s on %s', async (namespace, address, chainId, reference, holder) => {
  expect(await read(namespace, address, chainId)).toEqual({
    chain: `${namespace}:${reference}`,
    account: `${namespace}:${reference}:${address}`,
    holder: `${namespace}:${holder}`,
  })
})

const noChecksum = 'is not an address with its checksum'
const noId = 'is not the id of a chain'
const noCluster = 'is not a cluster'
const noHash = 'is not the start of a genesis hash'
const noAddress = 'is not an address of this chain'

test.each([
  ['eip155', ethereum.toLowerCase(), '1', 'address', noChecksum],
  ['eip155', '0x', '1', 'address', noChecksum],
  ['eip155', ethereum, '0', 'chainId', noId],
  ['eip155', ethereum, '01', 'chainId', noId],
  ['eip155', ethereum, '1x', 'chainId', noId],
  ['eip155', ethereum, 'x1', 'chainId', noId],
  ['eip155', ethereum, '4503599627370477', 'chainId', noId],
  ['eip155', ethereum, '10000000000000000', 'chainId', noId],
  ['solana', ethereum, 'mainnet', 'address', 'is not base58 of 32 bytes'],
  ['solana', solana, 'Mainnet', 'chainId', noCluster],
  ['solana', solana, '', 'chainId', noCluster],
  ['solana', solana, 'a', 'chainId', noCluster],
  ['solana', solana, `${mainnet}a`, 'chainId', noCluster],
  ['solana', solana, `a${mainnet}`, 'chainId', noCluster],
  ['solana', solana, '0'.repeat(32), 'chainId', noCluster],
  ['solana', solana, `solana:solana:${mainnet}`, 'chainId', noCluster],
  ['solana', solana, `${mainnet.slice(0, 9)}solana:${mainnet.slice(9)}`, 'chainId', noCluster],
  ['bip122', bitcoin, 'mainnet', 'chainId', 'is not a network of Bitcoin'],
  ['bip122', bitcoin.toUpperCase(), genesis, 'address', 'is not an address of this network'],
  ['polkadot', onAny, `${polkadot}0`, 'chainId', noHash],
  ['polkadot', onAny, `0${polkadot}`, 'chainId', noHash],
  ['polkadot', onAny, polkadot.toUpperCase(), 'chainId', noHash],
  ['polkadot', onPolkadot, kusama, 'address', noAddress],
  ['polkadot', onKusama, polkadot, 'address', noAddress],
  ['polkadot', onPolkadot, 'a'.repeat(32), 'address', noAddress],
  ['polkadot', ethereum, polkadot, 'address', noAddress],
] as const)('error: of %s, %s on %j: %s', async (namespace, address, chainId, field, reason) => {
  expect(await read(namespace, address, chainId)).toEqual({ fault: { field, reason } })
})
