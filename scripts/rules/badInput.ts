import { type CatalogueRow, row } from './catalogueRow.ts'

const { held, later, shown } = row
const ownWay = 'Passes to the app as the wallet said it; Cleat itself does not use it.'
const choice = 'The wallet shows it; Cleat has no list of such addresses.'
const guard = 'evm/src/provider/guardProvider.test.ts'
const receiver = 'core/src/features/send/receiver/setReceiver.test.ts'
const solana = 'adapter-solana/src/transfers'

/** The rows of the catalogue about addresses and answers of wallets. */
export const badInput: readonly CatalogueRow[] = [
  held('A01', 'EVM: nothing, or spaces'),
  held('A02', 'EVM: white space around an address'),
  held('A03', 'EVM: an address without `0x`'),
  held('A04', 'EVM: `0X`'),
  held('A05', 'EVM: a digit too few or too many'),
  held('A06', 'EVM: a letter in the other case, so that the checksum is wrong'),
  held('A07', 'EVM: one case all through', 'Accepted; the wallet gets it with its checksum.'),
  held('A08', 'EVM: a letter that is no digit'),
  held('A09', 'EVM: the zero address'),
  later('A10', 'EVM: an address where coins are burnt', choice),
  later('A11', 'EVM: a precompiled contract', choice),
  shown('A12', 'EVM: the sender', 'Said before it is sent.', [
    receiver,
    'behavior: the own account, and the contract of the token',
  ]),
  shown('A13', 'EVM: the contract of the token that is sent', 'Refused.', [
    receiver,
    'behavior: the own account, and the contract of the token',
  ]),
  held('A14', 'EVM: digits of another script'),
  held('A15', 'EVM: a character without width inside'),
  held('A16', 'EVM: a mark that turns text around'),
  held('A17', 'EVM: a letter of another script that looks the same'),
  held('A18', 'EVM: filled up to 32 bytes'),
  held('A19', 'EVM: the id of a transaction', 'Refused, and not repeated: a key looks the same.'),
  held('A20', 'EVM: a private key', 'Refused, and in no error.'),
  held('A21', 'EVM: a recovery phrase', 'Refused, and in no error.'),
  held('A22', 'EVM: the short name of a chain before it'),
  held('A23', 'EVM: a payment link', 'Refused as a whole.'),
  held('A24', 'EVM: a CAIP-10 account of another chain'),
  held('A25', 'EVM: ICAP'),
  held('A26', 'EVM: a list or an object that turns into an address'),
  held('A27', 'EVM: null, numbers, booleans, symbols'),
  held('A28', 'EVM: a megabyte'),
  shown('A29', 'EVM: an address that looks like a known one', 'Has to be confirmed.', [
    receiver,
    'behavior: who was paid before is known, and a look-alike has to be confirmed',
  ]),
  later(
    'A30',
    'EVM: a contract of another chain',
    'Cannot be told from an account that was never used, which is said.',
  ),

  held('B01', 'Solana: characters that base58 lacks'),
  held('B02', 'Solana: markup'),
  held('B03', 'Solana: an address several times over'),
  held('B04', 'Solana: 31 or 33 bytes'),
  held('B05', 'Solana: more than 32 bytes can hold'),
  later(
    'B06',
    'Solana: an address in lower case that is 32 bytes all the same',
    'Nobody can tell; that it was never used is said.',
  ),
  held('B07', 'Solana: programs, sysvars, the incinerator'),
  shown('B08', 'Solana: the mint of a token', 'Refused.', [
    `${solana}/prepareCoin.test.ts`,
    'error: a token account, a token, a program',
  ]),
  shown('B09', 'Solana: the token account of somebody', 'Refused.', [
    `${solana}/prepareCoin.test.ts`,
    'error: a token account, a token, a program',
  ]),
  shown('B10', 'Solana: an address without a key', 'Said before it is sent.', [
    `${solana}/prepareCoin.test.ts`,
    'behavior: an address that no key belongs to',
  ]),
  held('B11', 'Solana: white space around an address'),
  held('B12', 'Solana: an EVM address'),
  held('B13', 'Solana: a name', 'Refused: no names are looked up.'),
  shown('B14', 'Solana: an account that is frozen or wants a memo', 'Refused.', [
    `${solana}/prepareToken.test.ts`,
    'error: an account that is frozen, at either end',
  ]),

  held('C01', 'Bitcoin: version 0 with the checksum of later ones'),
  held('C02', 'Bitcoin: version 1 with the checksum of version 0'),
  held('C03', 'Bitcoin: a wrong last character'),
  held('C04', 'Bitcoin: a program of 41 bytes'),
  held('C05', 'Bitcoin: a program of one byte'),
  held('C06', 'Bitcoin: all in upper case', 'Accepted; the wallet gets it in lower case.'),
  held('C07', 'Bitcoin: mixed case'),
  held('C08', 'Bitcoin: a wrong checksum of a key hash'),
  held('C09', 'Bitcoin: a wrong checksum of a script hash'),
  held('C10', 'Bitcoin: characters that bech32 lacks'),
  held('C11', 'Bitcoin: an address of another network'),
  held('C12', 'Bitcoin: a version that cannot be'),
  held('C13', 'Bitcoin: version 0 of 16 bytes'),
  held('C14', 'Bitcoin: an address of another chain'),
  held('C15', 'Bitcoin: a payment link', 'Refused as a whole.'),
  held('C16', 'Bitcoin: a key on no curve, an output anyone can spend'),
  held('C17', 'Bitcoin: a Lightning invoice, a silent payment'),
  held('C18', 'Bitcoin: an extended key, a private key', 'Refused, and in no error.'),

  held('H01', 'Accounts that are none'),
  held('H02', 'No accounts', 'No connection, with a code of its own.'),
  held('H03', 'Thousands of accounts, doubles, lower case', 'Capped, each once, with checksums.'),
  held('H04', 'Other accounts at the second question', 'Nothing is sent; told of once.'),
  held('H05', 'A chain id in other forms', 'Known forms of one number count; others are refused.'),
  held('H06', 'Another chain at every question', 'What is sent names the chain that was seen.'),
  held('H07', '`chainChanged` with something else', 'The wallet is asked.'),
  held('H08', '`accountsChanged` with something else', 'The wallet is asked.'),
  held('H09', 'The id of a transaction that is none'),
  shown('H10', 'The id of another transaction', 'Said to be another payment.', [
    `${solana}/followPayment.test.ts`,
    'behavior: another transaction than a payment',
  ]),
  shown(
    'H11',
    'The id of a transaction that never shows up',
    'Still on its way, for as long as it can be.',
    [
      'core/src/features/send/pendingTransactions/followTransaction.test.ts',
      'behavior: after 25 seconds it is slow, and no failure; it is followed to its end',
    ],
  ),
  held('H12', 'Signatures in odd forms, or of others', 'Standard forms count, of the account.'),
  held('H13', 'A signature of another text'),
  later('H14', 'A signature of other typed data', ownWay),
  shown('H15', 'A switch of network that does not happen', 'Said to have failed.', [
    'adapter-wagmi/src/switchWalletChain.test.ts',
    'error: the wallet says it has switched and has not',
  ]),
  later('H16', 'Capabilities that make no sense', ownWay),
  shown(
    'H17',
    'An id of a batch that is none; batches that half succeed',
    'A bad answer; what became of the calls passes to the app.',
    ['evm/src/provider/parseAnswer.test.ts', 'error: H17, an id of a batch that is none'],
  ),
  held('H18', 'A provider whose methods are exchanged later', 'The first are called.'),
  shown('H19', 'A provider with a `then`', 'Not waited for.', [
    guard,
    'behavior: a provider that is a thenable is not awaited',
  ]),
  shown('H20', 'An answer that is no promise', 'Checked as any other.', [
    guard,
    'behavior: an answer that is no promise is taken and checked',
  ]),
  held('H21', 'A wallet that asks the kit while it is asked', 'Joins what is under way.'),
  held('H22', 'A hundred thousand events', 'Those that say the same are one change.'),
  shown('H23', 'An answer that comes too late', 'Changes nothing.', [
    guard,
    'behavior: an answer after the deadline changes nothing',
  ]),
  held('H24', 'Solana: accounts without a key, or of another'),
  held('H25', 'Solana: another transaction comes back signed'),
  held('H26', 'Solana: fewer, more, or in another order'),
  held('H27', 'Solana: a signature that is none, or of something else'),
  held('H28', 'A wallet of the Wallet Standard that changes or pretends', 'None, or as it was.'),
  held('H29', 'Bitcoin: other outputs, other coverage, nothing signed, in any encoding'),
  held('H30', 'A rejection with nothing', 'An error of the wallet.'),
  held('H31', 'The code of a rejection in odd places', 'The visitor declined.'),
  held('H32', 'The words of a rejection without its code', 'An error of the wallet.'),
  held('H33', 'A message of a megabyte, or of markup', 'Clipped, and text.'),
  held('H34', 'A rejection that cannot be read', 'An error of the wallet.'),
  shown('H35', 'A promise that never ends', 'Given up in time.', [
    guard,
    'behavior: a thenable that never ends is given up',
  ]),
  later(
    'H36',
    'Declined, and sent all the same',
    'Nobody can tell; what the account did is in its history.',
  ),
]

/** Reads the rows that a file covers from the names of its tests. */
export function findRows(source: string): string[] {
  const names = source.matchAll(/['"`]((?:[A-L]\d\d)(?:, [A-L]\d\d)*)(?=[ :'"`])/g)
  return [...names].flatMap(([, rows = '']) => rows.split(', '))
}
