import { hexToBytes } from '@noble/hashes/utils.js'
import { expect, test } from 'vitest'
import { verifyEd25519 } from './verifyEd25519.ts'

const small = 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'
const mixed = 'f7badec5b8abeaf699583992219b7b223f1df3fbbea919844e3f7c554a43dd43'
const plain = 'cdb267ce40c5cd45306fa5d2f29731459387dbf9eb933b7bd5aed9a765b88d4d'
const other = '442aad9f089ad9e14647b1ef9099a1ff4798d78589e66f28eca69c11f582a623'
const minusOne = `edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f`

// The edge cases of https://github.com/novifinancial/ed25519-speccheck (Apache-2.0). None of those
// that are accepted can be made without the secret of a key.
test.each([
  [
    ...(['a key and an R of small order', false, small] as const),
    '8c93255d71dcab10e8f379c26200f3c7bd5f09d9bc3068d3ef4edeb4853022b6',
    `${small.slice(0, -2)}7a${'0'.repeat(64)}`,
  ],
  [
    ...(['a key of small order', false, small] as const),
    '9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79',
    `${mixed}a5bb704786be79fc476f91d3f3f89b03984d8068dcf1bb7dfc6637b45450ac04`,
  ],
  [
    ...(['an S that is not reduced', false, other] as const),
    '85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40',
    'e96f66be976d82e60150baecff9906684aebb1ef181f67a7189ac78ea23b6c0e547f7690a0e2ddcd04d87dbc3490dc19b3b3052f7ff0538cb68afb369ba3a514',
  ],
  [
    ...(['an S that is much too large', false, other] as const),
    '85e241a07d148b41e47d62c63f830dc7a6851a0b1f33ae4bb2f507fb6cffec40',
    '8ce5b96c8f26d0ab6c47958c9e68b937104cd36e13c33566acd2fe8d38aa19427e71f98a473474f2f13f06f97c20d58cc3f54b8bd0d272f42b695dd7e89a8c22',
  ],
  [
    ...(['an R in a second form', false, mixed] as const),
    'fdaebc429f4a735932a160da1301080c13280eea8bc280d1b392c6b9e6ba3a5a',
    `${minusOne}454d370c8d9fc323a41450f8d513eafeb5b0697390c1e505a0d4ddc71f566607`,
  ],
  [
    ...(['an R in a second form, hashed in the first', false, mixed] as const),
    '84b698d39be126ff55fe45079e6c8bf64a0d7db6994560b4e96b7021eb39c1a1',
    `${minusOne}084d5b99c2a9463d9c8bd5026916996984eeec87ddf1d3be329006ace1b37b09`,
  ],
  [
    ...(['a key and an R of mixed order', true, plain] as const),
    '9bd9f44f4dcc75bd531b56b2cd280b0bb38fc1cd6d1230e14861d861de092e79',
    '9046a64750444938de19f227bb80485e92b83fdb4b6506c160484c016cc1852f87909e14428a7a1d62e9f22f3d3ad7802db02eb2e688b6c52fcd6648a98bd009',
  ],
])('behavior: %s: %j', (_, isSigned, key, message, signature) => {
  const publicKey = hexToBytes(key)
  expect(
    verifyEd25519({ signature: hexToBytes(signature), message: hexToBytes(message), publicKey }),
  ).toBe(isSigned)
})
