import { testVectors } from './testVectors.ts'

/** Kinds of vectors, each with another text and the address of another signer of its kind. */
const generated: readonly (readonly [type: string, message: string, address: string])[] = [
  [
    'ESHJI7MWUL64AXHBI42L3UR4QA',
    'OVKTTPEFKLUOTAOJSPCKIHCQZW',
    'bc1qx3f9s3scavc92s3g2fhwzqzn7qucd37ez03jpf',
  ],
  [
    'TPIZPITUIHEUHO5ACOL6W6MBVD',
    'IHUVDIXOZV7EE7RU6CP7JUS57N',
    'bc1pr72av8sh7qc2ssxs8w0hlj0cl82g2q2dvypngzgsrmd4plml84ksmfyv0q',
  ],
  [
    'GDU6AXT64O5ZS4AHHXK5JETYRM',
    'RPZ3MU56TLYDP4J7XLACULFXEJ',
    'bc1qcfden7aelf249fdvq7qjkdus5fehgfvnlx8u6fs8ll08jjejfw6qslr6nd',
  ],
  [
    'BSAWAJZ2EQJD2TYPE7XJM4C7UT',
    'QT6D4KWLZBL3T5S6NOLAV765K2',
    'bc1qkz7vg09c9krg56dcfeg0pfy4643vwtccvtel7946whaz6r8y9gyqhvdgcp',
  ],
  [
    'GI2SVNWVCWTEEIMFZFFZYAQNSA',
    '745NRH7L6UQCEPPXTQOGU56EDU',
    '1GZvNdLeGpGaRnbymmnmtA8MFPqxPDVjvH',
  ],
  [
    'YGIAANMREUXLFRI4HIEOCE4T23',
    'VSNPXEH7QRARGTKFSEHRDRNMJ3',
    'bc1q50kxspq60j437r8z0m68zazrpk4dwt29pkngjf',
  ],
  [
    'K276VUM3MXP56DGNVICQR5XWRT',
    'OGCYVFNJIZJRCOG565FNS3X5RH',
    'bc1pwt2tn6fvwnr36nf4f4cvzxxr6wztg3rrvmht7tvj28k7mudad24q2gq7su',
  ],
  [
    '5WCQVNSZADVB2U447BH2A44Y4X',
    'S63435UWIE57USYNHTS4OP56RU',
    'bc1pjnyr02p39jwlzvpsg0r4lhjspyylpntdqjy250j9lnsn8t26y0yqk5yads',
  ],
  [
    'OQXDXSR5SN5N7WRXSPTI462HKH',
    'TB6S2JNNDFW4IDDB672R7VCHK6',
    '3Lzvqx3CwgQ3JEzQNyA1UUdYcMJ4FFNLrx',
  ],
  [
    'TOJXD6LSM3XO5OQ4QBQSL56I22',
    'YPD57Q4WGIZ2HFH7FIYYN7DFAO',
    'bc1q6qd404g7r3yuv8746favwel3rd2evgwkng9fu7hkr5djwnaffmfql906cu',
  ],
  [
    '5P7EW4XUVZ6PJX5HY4MW5FK5PB',
    'BDWJUGVTIJ5ED36ZORNU4ZYZQI',
    'bc1qdd2sh7ejv460se0gfswaz9fve8adafyg3l9f8s0xya72dwve2jxqvarq63',
  ],
  [
    'QDZMAZBL27JFGRNCIXL25DXBSH',
    'JCQSZPX52267XRXVXDYHSZBZSR',
    'bc1q9pzvuxjwwc63hzntqx0c3ftarjhxvud7ellrk7ywev7vxapjm02sd48ghw',
  ],
]

const segwit = 'bc1q9vza2e8x573nczrlzms0wvx3gsqjx7vavgkx0l'
const multisig = 'bc1qp0ahvfh83088w49k405szqgg4f3pptr7p2g06tdxfjcd40z4lh4q95lsz9'

/** What BIP-322 publishes as errors: its basic and its generated examples. */
export const refusedVectors: readonly {
  description: string
  message: string
  address: string
  signature: string
}[] = [
  ...[
    ['invalid base64 encoding', 'not-valid-base64!!!'],
    ['empty signature', ''],
    ['empty witness stack', 'smpAA=='],
    ['invalid signature prefix', 'fooAA=='],
  ].map(([description = '', signature = '']) => ({
    ...{ description, message: '', address: segwit, signature },
  })),
  {
    description: 'incorrect prefix type',
    message: 'incorrect prefix',
    address: 'bc1pyrgrm6cu6n54jrvkdjd9rvyd3xfyu84s2623awu2srn6mxhscwpsm5644w',
    signature:
      'fulAUDZwFXUp+adN+/UZj5dVrGAbB3zKs1Vcalz5fCF9srxS63eSWNGvH1NYbrBkPt1BJDUyWUz9zgUxfc63/QheT6M',
  },
  ...['Wrong message that was not signed', 'This is not the message that was signed'].map(
    (message, at) => {
      const address = at === 0 ? segwit : multisig
      return { description: 'wrong message', message, address, signature: signatureOf(address) }
    },
  ),
  {
    ...{ description: 'wrong address', message: '', address: multisig },
    signature: signatureOf(segwit),
  },
  ...generated.flatMap(([signed, message, address]) => {
    const vector = testVectors.find((one) => one.message === signed)
    if (!vector) throw new Error(`No vector signs ${signed}`)
    const { type, signature } = vector
    return [
      { description: `wrong message, ${type}`, message, address: vector.address, signature },
      { description: `wrong signer, ${type}`, message: signed, address, signature },
    ]
  }),
]

function signatureOf(address: string): string {
  const vector = testVectors.find((one) => one.address === address)
  if (!vector) throw new Error(`No vector is of ${address}`)
  return vector.signature
}
