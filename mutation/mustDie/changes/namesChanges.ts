import type { Change } from './change.ts'

const names = 'apps/server/src/names'
const identity = 'apps/server/src/data/identity'
const evm = 'packages/evm/src/transfers/names'
const solana = 'packages/adapter-solana/src/names'

export const namesChanges: readonly Change[] = [
  {
    name: 'a name that looks like another one is registered',
    file: `${names}/registration/registerWithProof.ts`,
    find: 'skeleton(label)',
    replace: 'name',
  },
  {
    name: 'a zero looks like nothing else',
    file: `${names}/rules/skeleton.ts`,
    find: ".replaceAll('0', 'o')",
    replace: '',
  },
  {
    name: 'words of trust are registered',
    file: `${names}/rules/checkLabel.ts`,
    find: "return isReserved(label, reserved) ? 'reserved' : undefined",
    replace: 'return undefined',
  },
  {
    name: 'a name may look like an address',
    file: `${names}/rules/checkLabel.ts`,
    find: "if (isLikeAddress(label)) return 'like-an-address'",
    replace: '',
  },
  {
    name: 'an answer is for every resolver',
    file: `${names}/gateway/signAnswer.ts`,
    find: "['0x1900', resolver, expires",
    replace: "['0x1900', '0x0000000000000000000000000000000000000000', expires",
  },
  {
    name: 'an answer is for every question',
    file: `${names}/gateway/signAnswer.ts`,
    find: 'keccak256(question)',
    replace: "keccak256('0x')",
  },
  {
    name: 'an answer is given for every zone',
    file: `${names}/gateway/createGateway.ts`,
    find: 'if (name !== zone && !name',
    replace: 'if (name === zone && !name',
  },
  {
    name: 'a question has another name than its hash',
    file: `${names}/gateway/readQuestion.ts`,
    find: 'if (args[0] !== node) return undefined',
    replace: '',
  },
  {
    name: 'a contract has its name on every chain',
    file: `${names}/records/toCoins.ts`,
    find: "if (kind === 'key')",
    replace: 'if (true)',
  },
  {
    name: 'a contract is itself on every chain',
    file: `${names}/records/isNamedBy.ts`,
    find: "if (signed.kind === 'contract') return signed.account === account",
    replace: '',
  },
  {
    name: 'the same bytes of two families are one account',
    file: `${names}/records/isNamedBy.ts`,
    find: 'own.namespace === named?.namespace && own.form === named.form',
    replace: 'own.form === named?.form',
  },
  {
    name: 'a picture is any address',
    file: `${names}/records/checkText.ts`,
    find: 'pictures.has(key) && !pictureForms.some((form) => form.test(value))',
    replace: 'false',
  },
  {
    name: 'an address is written that its account did not prove',
    file: `${names}/changes/changeName.ts`,
    find: "if (found && proof.account.split(':')[2] === text)",
    replace: 'if (found)',
  },
  {
    name: 'records are written that were not signed',
    file: `${names}/changes/changeName.ts`,
    find: "const terms = nameTerms.records(name, hash('sha256', records))",
    replace: "const terms = nameTerms.records(name, message.match(/[0-9a-f]{64}/)?.[0] ?? '')",
  },
  {
    name: 'an account registers for another one',
    file: `${names}/registration/registerWithProof.ts`,
    find: "proof.account.split(':')[2] !== address || ",
    replace: '',
  },
  {
    name: 'anybody changes a name',
    file: `${names}/store/requireOwner.ts`,
    find: "return row.subject === subject ? 'own' : 'foreign'",
    replace: "return 'own'",
  },
  {
    name: 'a name that was given up is changed',
    file: `${names}/store/requireOwner.ts`,
    find: 'and(eq(names.name, name), isNull(names.freedAt))',
    replace: 'eq(names.name, name)',
  },
  {
    name: 'anybody accepts a name',
    file: `${names}/store/acceptName.ts`,
    find: 'if (!row || !acceptance.isNamedBy(row.to)) return',
    replace: 'if (!row) return',
  },
  {
    name: 'a name is accepted after seven days',
    file: `${names}/store/acceptName.ts`,
    find: 'gt(nameTransfers.endsAt, time)',
    replace: 'undefined',
  },
  {
    name: 'a name is accepted twice',
    file: `${names}/store/acceptName.ts`,
    find: 'isNull(nameTransfers.acceptedAt), ',
    replace: '',
  },
  {
    name: 'a name leads to its new owner at once',
    file: `${names}/store/acceptName.ts`,
    find: ', restsUntil: resolvesAt',
    replace: '',
  },
  {
    name: 'texts of the old owner stay',
    file: `${names}/store/acceptName.ts`,
    find: 'await queries.delete(nameTexts).where(eq(nameTexts.name, name))',
    replace: '',
  },
  {
    name: 'addresses of the old owner stay',
    file: `${names}/store/acceptName.ts`,
    find: 'await queries.delete(nameAddresses).where(eq(nameAddresses.name, name))',
    replace: '',
  },
  {
    name: 'a name that rests is registered',
    file: `${names}/store/registerName.ts`,
    find: 'lte(names.restsUntil, time)',
    replace: 'undefined',
  },
  {
    name: 'a name leads somewhere while it rests',
    file: `${names}/store/createNameStore.ts`,
    find: 'or(isNull(names.restsUntil), lte(names.restsUntil, now()))',
    replace: 'undefined',
  },
  {
    name: 'the JSON of clients of the Data API counts twice',
    file: `${names}/registration/acceptJson.ts`,
    find: 'if (!isFirst)',
    replace: 'if (false)',
  },
  {
    name: 'the JSON of clients of the Data API counts for ever',
    file: `${names}/registration/acceptJson.ts`,
    find: 'if (Math.abs(offMs) > toleranceMs)',
    replace: 'if (false)',
  },
  {
    name: 'an export that was changed is served',
    file: `${names}/export/readExport.ts`,
    find: 'if (!isAddressEqual(signedBy, signer))',
    replace: 'if (false)',
  },
  {
    name: 'a name that leads elsewhere is shown',
    file: `${identity}/createEnsSource.ts`,
    find: 'if (leadsTo?.toLowerCase() !== address.toLowerCase())',
    replace: 'if (false)',
  },
  {
    name: 'a name that leads elsewhere is shown in the page',
    file: `${evm}/confirmName.ts`,
    find: 'if (owner !== address.toLowerCase()) return undefined',
    replace: '',
  },
  {
    name: 'a name that is not normalised is shown in the page',
    file: `${evm}/confirmName.ts`,
    find: ' || normalizeName(name) !== name',
    replace: '',
  },
  {
    name: 'a name of Solana that somebody else has is shown',
    file: `${solana}/readIdentity.ts`,
    find: 'owner !== address || ',
    replace: '',
  },
  {
    name: 'a name of Solana that leads elsewhere is shown',
    file: `${solana}/readIdentity.ts`,
    find: 'isItsPlace && isLedTo(address, { first, second })',
    replace: 'isItsPlace',
  },
  {
    name: 'a name of the zone that leads elsewhere is shown',
    file: 'packages/core/src/runtime/queries/data/askNameSources.ts',
    find: '.some(isOwn)',
    replace: '.some(() => true)',
  },
  {
    name: 'a contract has its name on every chain in the page',
    file: 'packages/core/src/runtime/api/data/listNameAddresses.ts',
    find: 'addresses[coin] ?? addresses[everyChain]',
    replace: 'addresses[coin] ?? addresses[everyChain] ?? addresses[ethereum]',
  },
  {
    name: 'a name that is not normalised is shown',
    file: `${identity}/createEnsSource.ts`,
    find: 'normalize(text) === text',
    replace: 'true',
  },
  {
    name: 'a name directs requests without TLS',
    file: `${identity}/createOffchainReader.ts`,
    find: "(url) => url.startsWith('https://')",
    replace: '() => true',
  },
  {
    name: 'a name asks as often as it likes',
    file: `${identity}/createOffchainReader.ts`,
    find: 'if (left < 0)',
    replace: 'if (false)',
  },
  {
    name: 'an item of another account is shown',
    file: `${identity}/locateAvatar.ts`,
    find: 'answer === pad(owner).toLowerCase()',
    replace: 'true',
  },
  {
    name: 'a drawing that says that it is a picture is shown',
    file: `${identity}/locateAvatar.ts`,
    find: '&& readImage(bytes) !== undefined',
    replace: '',
  },
]
