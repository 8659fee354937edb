import { recoverAddress } from 'viem'
import type { PrivateKeyAccount } from 'viem/accounts'
import { createFakeNode, type FakeNode } from '../createFakeNode.ts'

export declare namespace createSigningChain {
  type Parameters = {
    /** The wallet's key. */
    signer: PrivateKeyAccount
    /** The message that it signs in the place of the one that it is asked for. */
    signed?: object | undefined
    /** What it answers in the place of a signature. */
    signature?: string | undefined
    answers?: Record<string, unknown> | undefined
  }
}

/** A chain that recovers who signed, and a wallet that signs typed data. */
export function createSigningChain(parameters: createSigningChain.Parameters): FakeNode {
  const { signer, signed, signature, answers } = parameters
  const fake = createFakeNode({
    eth_blockNumber: '0x11',
    async eth_call({ data }: { data: string }) {
      const [hash, v, r, s] = data.slice(2).match(/.{64}/g) ?? []
      const end = Number(`0x${v}`).toString(16).padStart(2, '0')
      const found = await recoverAddress({
        ...{ hash: `0x${hash}`, signature: `0x${r}${s}${end}` },
      }).catch(() => undefined)
      return found ? `0x${found.slice(2).toLowerCase().padStart(64, '0')}` : '0x'
    },
    ...answers,
  })
  fake.chain.send = async (request) => {
    fake.sent.push(request)
    const [, text] = (request as { params: readonly [string, string] }).params
    const asked = JSON.parse(text)
    return signature ?? signer.signTypedData({ ...asked, message: signed ?? asked.message })
  }
  return fake
}
