import type { SoldNetwork } from '../../purchases/listSoldAssets.ts'

const shapes = {
  evm: /^0x[\da-f]{40}$/i,
  solana: /^[1-9A-HJ-NP-Za-km-z]{32,44}$/,
  bitcoin: /^bcrt1[a-z\d]{8,87}$/,
} as const

/** Whether a text looks like an address of a network. */
export function isAddressOf({ kind }: SoldNetwork, text: string): boolean {
  return shapes[kind].test(text)
}
