import { base64 } from '@scure/base'
import { invalidParams } from '../../params/invalidParams.ts'
import { isRecord } from '../../params/isRecord.ts'
import { ProviderRpcError } from '../../provider/providerRpcError.ts'
import type { CosmosKey } from './cosmosKey.ts'
import type { FamilyCall } from './peerFamily.ts'
import { readText } from './readText.ts'

export type CosmosCall = FamilyCall & { readonly keys: readonly CosmosKey[] }

/** WalletConnect's Cosmos methods. */
export const cosmosMethods: Readonly<Record<string, (call: CosmosCall) => Promise<unknown>>> = {
  async cosmos_getAccounts({ accounts, keys }) {
    return keys
      .filter(({ address }) => accounts.includes(address))
      .map(({ address, publicKey }) => ({
        ...{ algo: 'secp256k1', address, pubkey: base64.encode(publicKey) },
      }))
  },
  async cosmos_signAmino({ params, keys, accounts, network, ask }) {
    const address = readText({ params, name: 'signerAddress' })
    const signDoc = isRecord(params) ? params.signDoc : undefined
    if (!isRecord(signDoc)) throw invalidParams('"signDoc" must be an object')
    const key = keys.find((own) => own.address === address && accounts.includes(address))
    if (!key) {
      const message = `The session has no account ${address}.`
      throw new ProviderRpcError({ code: 4100, message })
    }
    const document = writeAmino(signDoc)
    await ask({ kind: 'signCosmosAmino', network, address, document })
    const signature = key.sign(new TextEncoder().encode(document))
    return {
      signature: {
        pub_key: { type: 'tendermint/PubKeySecp256k1', value: base64.encode(key.publicKey) },
        signature: base64.encode(signature),
      },
    }
  },
}

/** The signed text: JSON with sorted keys and without `&`, `<` and `>`. */
function writeAmino(document: unknown): string {
  const escapes: Readonly<Record<string, string>> = {
    ...{ '&': '\\u0026', '<': '\\u003c', '>': '\\u003e' },
  }
  return JSON.stringify(sort(document)).replace(/[&<>]/g, (sign) => escapes[sign] ?? sign)
}

function sort(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sort)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.keys(value)
      .sort()
      .map((key) => [key, sort(value[key])]),
  )
}
