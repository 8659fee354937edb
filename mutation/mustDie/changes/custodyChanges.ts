import type { Change } from './change.ts'

const custody = 'packages/embedded-wallet/src/custody'
const generations = `${custody}/generations`

export const custodyChanges: readonly Change[] = [
  {
    name: 'an older generation than the browser has seen is opened',
    file: `${generations}/requireKnown.ts`,
    find: 'if (generation < known.generation)',
    replace: 'if (generation < 0)',
  },
  {
    name: 'another wallet is opened in the place of the one that the browser knows',
    file: `${generations}/requireKnown.ts`,
    find: 'known.addresses[one] && known.addresses[one] !== addresses[one]',
    replace: 'false',
  },
  {
    name: 'an opened wallet is not compared with what is known',
    file: `${generations}/openWallet.ts`,
    find: 'requireKnown({ generation, addresses: getAddresses(keystore.accounts) }, known)',
    replace: '',
  },
  {
    name: 'a keystore whose tag does not verify is read',
    file: `${custody}/keystore/openKeystore.ts`,
    find: "throw new CustodyError('SHARE_MISMATCH', 'the shares do not open this keystore')",
    replace: 'return ciphertext.buffer',
  },
  {
    name: 'after a mismatch, the keystore is tried again',
    file: `${generations}/openWallet.ts`,
    find: 'const opening = openKeystore({ secret, walletId, generation, sealed })',
    replace:
      'const open = () => openKeystore({ secret, walletId, generation, sealed }); const opening = open().catch(open)',
  },
  {
    name: 'the header of a keystore is not authenticated',
    file: `${custody}/keystore/openKeystore.ts`,
    find: 'if (version !== 1 || sealedGeneration !== generation)',
    replace: 'if (sealedGeneration < 0)',
  },
  {
    name: 'the key of a keystore is that of every wallet',
    file: `${custody}/keystore/deriveKeystoreKey.ts`,
    find: 'salt: encoder.encode(walletId)',
    replace: "salt: encoder.encode('')",
  },
  {
    name: 'the key of a keystore is that of every generation',
    file: `${custody}/keystore/deriveKeystoreKey.ts`,
    find: 'cleat/keystore/1|$',
    replace: 'cleat/keystore/1|',
  },
  {
    name: 'what a keystore says is not checked',
    file: `${custody}/keystore/decodeKeystore.ts`,
    find: 'if (success) return output',
    replace: 'if (success || keystore) return output',
  },
  ...['walletId', 'generation', 'role', 'holderId'].map((fact) => ({
    name: `a box opens for another ${fact}`,
    file: `${custody}/seals/encodeShareInfo.ts`,
    find: "encodeFields(['cleat/share/1', walletId, generation, role, holderId])",
    replace: `encodeFields(['cleat/share/1', walletId, generation, role, holderId].filter((one) => one !== ${fact}))`,
  })),
  {
    name: 'a box that does not open is no error of custody',
    file: `${custody}/seals/openShare.ts`,
    find: "throw new CustodyError('BOX_REFUSED', 'the box was sealed to another key or for another wallet')",
    replace: 'return box',
  },
  {
    name: 'a generation is stored that was not opened again',
    file: `${generations}/sealGeneration.ts`,
    find: 'await checkGeneration({ record, keystore, shares, keys })',
    replace: '',
  },
  {
    name: 'the self-check leaves the boxes out',
    file: `${generations}/checkGeneration.ts`,
    find: '...(await openBoxes(record, keys)),',
    replace: '',
  },
  ...["['d', 's']", "['s', 'r']", "['d', 'r']"].map((pair) => ({
    name: `the self-check leaves the shares ${pair} out`,
    file: `${generations}/checkGeneration.ts`,
    find: `  ${pair},\n`,
    replace: '',
  })),
  {
    name: 'a wallet is created with a method of recovery that was not tried',
    file: `${generations}/createGeneration.ts`,
    find: 'requireTested(holders, keys)',
    replace: '',
  },
  {
    name: 'a method of recovery is added that was not tried',
    file: `${generations}/reshare.ts`,
    find: 'requireTested(change.add ?? [], keys)',
    replace: '',
  },
  {
    name: 'a wallet is created without recovery',
    file: `${generations}/createGeneration.ts`,
    find: "if (recovery === 'required' &&",
    replace: "if (recovery === 'later' &&",
  },
  {
    name: 'the holders of the next generation are those that the service lists',
    file: `${generations}/reshare.ts`,
    find: 'changeHolders(current.holders, change)',
    replace: "changeHolders('holders' in wallet ? wallet.holders : current.holders, change)",
  },
  {
    name: 'the last method of recovery is removed',
    file: `${generations}/changeHolders.ts`,
    find: 'if (hasRecovery(holders) && !hasRecovery(changed))',
    replace: 'if (changed.length === 0)',
  },
  {
    name: 'a removed holder gets the next share',
    file: `${generations}/changeHolders.ts`,
    find: '.filter(({ id }) => !remove.includes(id))',
    replace: '',
  },
  {
    name: 'the next generation is not newer',
    file: `${generations}/reshare.ts`,
    find: 'current.generation + 1',
    replace: 'current.generation',
  },
  {
    name: 'randomness that repeats itself is taken',
    file: `${custody}/random/createRandom.ts`,
    find: 'if (!isPoor) return random',
    replace: 'return random',
  },
  {
    name: 'a share that is the secret is given away',
    file: `${custody}/shares/splitSecret.ts`,
    find: '&& !isTelling(secret, shares)',
    replace: '',
  },
  {
    name: 'the shares are left in memory',
    file: `${generations}/openWallet.ts`,
    find: '    eraseBytes(...shares)\n',
    replace: '',
  },
  {
    name: 'the secret of a generation is left in memory',
    file: `${generations}/sealGeneration.ts`,
    find: 'eraseBytes(secret, ...Object.values(shares))',
    replace: '',
  },
  {
    name: 'an encoded keystore is left in memory',
    file: `${custody}/keystore/sealKeystore.ts`,
    find: '    eraseBytes(plaintext)\n',
    replace: '',
  },
  {
    name: 'a new wallet is left in memory',
    file: `${generations}/createGeneration.ts`,
    find: '.finally(() => eraseKeystore(keystore))',
    replace: '',
  },
  {
    name: 'the key of a device can be exported',
    file: `${custody}/keys/createDeviceKey.ts`,
    find: "{ name: 'ECDH', namedCurve: 'P-256' }, false,",
    replace: "{ name: 'ECDH', namedCurve: 'P-256' }, true,",
  },
  {
    name: 'the key of a method of recovery can be exported',
    file: `${custody}/keys/deriveKeyPair.ts`,
    find: "pkcs8, algorithm, false, ['deriveBits']",
    replace: "pkcs8, algorithm, true, ['deriveBits']",
  },
  {
    name: 'a code with a wrong character is taken',
    file: `${custody}/codes/readCode.ts`,
    find: 'if (rest === codeRemainders[kind])',
    replace: 'if (rest >= 0)',
  },
  {
    name: 'the code of a device is compared by its start',
    file: `${custody}/codes/isDeviceCode.ts`,
    find: 'areEqualBytes(symbols, expected)',
    replace: 'areEqualBytes(symbols, expected.slice(0, symbols.length))',
  },
  {
    name: 'the addresses in the file of a kit can be changed',
    file: `${custody}/kit/encodeKitInfo.ts`,
    find: 'createdAt, eip155, solana])',
    replace: 'createdAt])',
  },
  {
    name: 'a wallet is derived at another path than other wallets have it',
    file: `${custody}/derivation/deriveAccounts.ts`,
    find: "m/44'/60'/0'/0/0",
    replace: "m/44'/60'/0'/0",
  },
  {
    name: 'a Solana account is derived at another path than other wallets have it',
    file: `${custody}/derivation/deriveAccounts.ts`,
    find: "m/44'/501'/0'/0'",
    replace: "m/44'/501'/0'",
  },
]
