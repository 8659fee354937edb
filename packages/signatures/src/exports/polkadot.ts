export { parseSignature } from '../polkadot/parseSignature.ts'
export { decodeSs58, encodeSs58 } from '../polkadot/ss58.ts'
export { type PolkadotSignature, verifyMessage } from '../polkadot/verifyMessage.ts'
