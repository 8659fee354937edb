import { encodeAbiParameters, type Hex } from 'viem'

const wrapper = [
  {
    type: 'tuple',
    components: [
      { type: 'uint256', name: 'ownerIndex' },
      { type: 'bytes', name: 'signatureData' },
    ],
  },
] as const

/** A signature of the first owner, as a contract account takes it. */
export function wrapSignature(signatureData: Hex): Hex {
  return encodeAbiParameters(wrapper, [{ ownerIndex: 0n, signatureData }])
}
