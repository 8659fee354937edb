import { type CatalogueRow, row } from './catalogueRow.ts'

const { held, later, shown } = row

const clean = 'ui/src/format/cleanAmount.test.ts'
const refusal = 'ui/src/format/findAmountRefusal.test.ts'
const parse = 'core/src/base/amounts/parseAmount.test.ts'
const obstacle = 'core/src/features/send/form/validate.test.ts'
const receiver = 'core/src/features/send/receiver/setReceiver.test.ts'
const readName = 'core/src/features/send/receiver/readName.test.ts'
const confusing = 'core/src/features/send/receiver/isConfusingName.test.ts'
const names = 'evm/src/transfers/names'
const plainText = 'core/src/base/text/toPlainText.test.ts'
const balance = 'ui/src/format/formatBalance.test.ts'
const data = 'core/src/runtime/api/data/createDataApi.test.ts'
const holdings = 'ui/src/format/toSafeImage.test.ts'

const none: readonly [string, string] = [clean, 'behavior: refuses %.30j']
const read: readonly [string, string] = [clean, 'default: %j is read as %s']
const one: readonly [string, string] = [refusal, 'behavior: %j is none']
const fine: readonly [string, string] = [refusal, 'parameters: decimals']
const nothing: readonly [string, string] = [parse, 'behavior: nothing for %j']
const tooFine: readonly [string, string] = [
  parse,
  'behavior: nothing for more decimals than there are',
]
const round: readonly [string, string] = [
  parse,
  'property: what is formatted reads as the same value',
]
const itemLeft: readonly [string, string] = [data, 'behavior: an amount %s is left out and counted']
const text: readonly [string, string] = [plainText, 'behavior: %j becomes %j']
const walletName: readonly [string, string] = [
  'core/src/contract/adapter/sanitizeWalletInfo.test.ts',
  'parameters: name with %s',
]
const known = 'adapter-solana/src/transfers/prepareCoin.test.ts'
const request: readonly [string, string] = [
  'evm/src/transfers/createTransferRequest.test.ts',
  'error: REQUEST_NOT_ALLOWED for the amount %o',
]
const noMail = 'Comes with signing in by e-mail.'

/** The rows of the catalogue about amounts. */
export const badAmounts: readonly CatalogueRow[] = [
  shown('D01', 'Nothing', 'No amount.', nothing),
  shown('D02', 'A point alone', 'No amount.', nothing),
  shown('D03', 'A space', 'No amount.', nothing),
  shown('D04', '`1.`, `.5`', 'Read as 1 and 0.5.', read),
  shown('D05', '`-1`, `-0`', 'Refused.', none),
  shown('D06', '`+1`', 'Refused.', none),
  shown('D07', '`1e18`', 'Refused.', none),
  shown('D08', '`9.9…e-7`', 'Refused.', nothing),
  shown('D09', '`0x10`', 'Refused.', none),
  shown('D10', '`Infinity`, `NaN`', 'Refused.', none),
  shown('D11', '`1,5`', 'Read as 1.5, never as 15.', [
    clean,
    'behavior: one comma groups only where the language does',
  ]),
  shown('D12', 'Groups of digits by any sign', 'Read where they can be read in one way.', [
    refusal,
    'behavior: %j reads as two amounts in %s',
  ]),
  shown('D13', '`1_000`', 'Refused.', nothing),
  shown('D14', 'Digits of other scripts', 'Read as what they are, and shown.', read),
  shown('D15', '`1.2.3`', 'Refused.', none),
  shown('D16', 'Sums, fractions, percents', 'Refused.', one),
  shown('D17', 'More decimals than the token has', 'Refused, never rounded.', fine),
  shown('D18', 'The same by far', 'Refused, never rounded.', tooFine),
  shown('D19', 'The same where it would round up', 'Refused, never rounded.', tooFine),
  shown('D20', '`0`', 'No amount.', [obstacle, 'behavior: %s is no amount']),
  shown('D21', 'A unit more than there is', 'Insufficient funds.', [
    obstacle,
    'behavior: an amount is compared with the balance to the last unit',
  ]),
  shown(
    'D22',
    'All of the chain’s own coin',
    'Insufficient funds: something is left for the fee.',
    [obstacle, 'behavior: of the chain’s own coin something has to be left for the fee'],
  ),
  shown('D23', 'EVM: more than 256 bits', 'Insufficient funds: nobody has as much.', [
    obstacle,
    'behavior: an amount is compared with the balance to the last unit',
  ]),
  shown('D24', 'More than a chain can count', 'Insufficient funds: nobody has as much.', [
    known,
    'error: more than there is, to the lamport',
  ]),
  shown('D25', 'Dust', 'Refused, with the least there can be.', [
    'adapter-bitcoin/src/transfers/preparePayment.test.ts',
    'error: PAYMENT_TOO_SMALL below the dust of %s',
  ]),
  shown('D26', 'A million digits', 'Refused, at once.', none),
  shown('D27', '1.001 SOL', 'Exactly that.', [known, 'default: %s arrive to the last lamport']),
  shown('D28', '538.241267454 SOL', 'Exactly that.', [
    known,
    'default: %s arrive to the last lamport',
  ]),
  shown('D29', '2.01 USDC on Solana', 'Exactly that.', [
    'adapter-solana/src/transfers/prepareToken.test.ts',
    'default: %s arrive to the last unit',
  ]),
  shown('D30', '10000000.123456789', 'Exactly that.', round),
  shown('D31', 'Numbers in the place of texts', 'Refused.', request),
  shown('D32', 'Characters that are not seen', 'Refused.', one),
  shown('D33', 'Zeros in front', 'Read without them.', read),
  shown('D34', 'Other things than texts', 'Refused.', request),
  shown('D35', 'Slippage', 'From 0.01 to 50 %; others change nothing.', [
    'core/src/features/swap/form/validate.test.ts',
    'behavior: the slippage is a whole number of basis points up to half',
  ]),
  held('D36', 'Fees that cannot be', 'Refused.'),
  later('D37', 'Decimals of other currencies', 'What things are worth is told in US dollars.'),
  shown('D38', 'A balance of 10²¹', 'Shown digit by digit.', [balance, 'default: %s is %s']),
  shown('D39', 'A balance that is none', 'Left out, and counted.', itemLeft),
  shown('D40', 'A sum of fractions', 'Exact: amounts are whole units.', round),
  shown('D41', 'Decimals that are none', 'Left out, and counted.', itemLeft),
  shown('D42', 'Decimals −1, 1.5', 'Left out, and counted.', itemLeft),
  shown('D43', 'Decimals 300', 'Left out, and counted.', itemLeft),
  shown('D44', 'Decimals as a text', 'Read where the service writes them so.', itemLeft),
  shown('D45', 'Other decimals than the chain says', 'Refused.', [
    'adapter-solana/src/transfers/prepareToken.test.ts',
    'error: other decimals than the visitor saw',
  ]),
  shown('D46', 'Decimals that a contract does not tell, or not in earnest', 'Left out.', [
    'evm/src/abi/readDecimals.test.ts',
    'behavior: %s cannot be',
  ]),
  shown('D47', 'Decimals that change', 'Refused.', [
    'adapter-solana/src/transfers/prepareToken.test.ts',
    'error: other decimals than the visitor saw',
  ]),
  shown('D48', 'The symbol of another token', 'Marked, last, and worth nothing.', [
    'ui/src/features/tokens/TokensTab/TokensTab.test.tsx',
    'behavior: imitations are marked, stand last, and are worth nothing',
  ]),
  shown('D49', '`1.5` of what has no decimals', 'Refused.', fine),
  shown('D50', 'A price that is none', 'The amount stands without it.', [
    'core/src/base/amounts/toFiat.test.ts',
    'behavior: there is no worth at %s',
  ]),
]

/** The rows about names and other foreign text. */
export const badNames: readonly CatalogueRow[] = [
  shown('E01', 'A letter of another alphabet in a name', 'Refused.', [
    readName,
    'behavior: %j is no name',
  ]),
  shown('E02', 'A character without width in a name', 'Shown as it is registered, and said.', [
    receiver,
    'behavior: a name that was typed otherwise than it is registered is shown as it is registered, and said',
  ]),
  shown('E03', 'A mark in a name that turns text around', 'Said to be confusing.', [
    confusing,
    'behavior: %s is confusing',
  ]),
  shown('E04', 'Letters of full width', 'Shown as it is registered, and said.', [
    confusing,
    'behavior: %s is confusing',
  ]),
  shown('E05', 'Other dots', 'Said to be confusing.', [confusing, 'behavior: %s is confusing']),
  shown('E06', 'Labels with nothing in them', 'Refused.', [readName, 'behavior: %j is no name']),
  shown('E07', 'Nothing', 'Asks for nobody.', [
    receiver,
    'behavior: an emptied field asks for nobody',
  ]),
  shown('E08', 'An encoded label', 'Said to be confusing.', [
    confusing,
    'behavior: %s is confusing',
  ]),
  shown('E09', 'A name like an address', 'Said to be confusing.', [
    confusing,
    'behavior: %s is confusing',
  ]),
  shown('E10', '`constructor`, `__proto__`', 'Names as any other.', [readName, 'default: %s']),
  shown('E11', 'A megabyte', 'Refused, at once.', [
    readName,
    'behavior: never throws, and takes linear time',
  ]),
  shown('E12', 'An emoji of several', 'Read.', [readName, 'default: %s']),
  shown('E13', 'A name that stands for nothing', 'Said to be nobody.', [
    receiver,
    'error: nobody, where a name %s',
  ]),
  shown(
    'E14',
    'An address that claims a name',
    'The address is shown: the name leads to another one.',
    [
      `${names}/readIdentity.test.ts`,
      'behavior: a name of another address is no name, and its picture is not asked for',
    ],
    ['adapter-solana/src/names/readIdentity.test.ts', 'error: S23, a name that %s is not shown'],
    [
      'core/src/runtime/identity/followIdentities.test.ts',
      'behavior: a name in the zone of the app comes first, if it leads back to the account',
    ],
    [
      'apps/server/src/names/gateway/gateway.chain.test.ts',
      'error: S23, a name that leads to another account is not the name of this one',
    ],
  ),
  shown('E15', 'A name whose answer lies elsewhere', 'Asked with a limit in time and size.', [
    `${names}/createOffchainFetch.test.ts`,
    'error: it answers with %s',
  ]),
  shown('E16', 'Markup in the name of a wallet', 'Text.', walletName),
  shown('E17', 'The name of another wallet, or nearly', 'Marked as a look-alike.', [
    'core/src/features/wallets/list/matchWallet.test.ts',
    'behavior: a look-alike by %s',
  ]),
  shown('E18', 'Names without end, or of marks alone', 'Clipped, or none.', text),
  shown('E19', 'Code and escapes in a name', 'Text.', walletName),
  shown('E20', 'Marks in the symbol of a token', 'Taken out.', [
    data,
    'behavior: foreign text is cleaned and clipped, the same token counts once',
  ]),
  later('E21', 'An address in the name of a token', 'Text, and no link.'),
  later('E22', 'Broken translations', 'Shown by the tests of the texts.'),
  later('E23', 'A label that is an address', 'Accounts have no labels yet.'),
  shown('E24', 'A picture that is something else', 'Not loaded.', [
    holdings,
    'behavior: refuses %.60j',
  ]),
  later('E25', 'E-mail addresses', noMail),
  later('E26', 'One-time codes', noMail),
]

const links = 'core/src/runtime/walletDeepLinks'
const noSignIn = 'Comes with signing in by others.'

/** The rows about links. */
export const badLinks: readonly CatalogueRow[] = [
  held('F01', '`javascript:`'),
  held('F02', '`javascript://` with a line break'),
  held('F03', 'The same in other letters, or with white space'),
  held('F04', '`data:`'),
  held('F05', 'Other schemes that browsers know'),
  held('F06', '`file:`, `chrome-extension:`, `about:`'),
  held('F07', '`intent:` with a way out'),
  held('F08', 'A host behind an `@`'),
  shown('F09', 'A host that looks like another', 'Another host stays another host.', [
    `${links}/formatWalletLink.test.ts`,
    'error: F09, another host stays another host',
  ]),
  held('F10', 'Slashes too few, too many, or turned'),
  shown('F11', 'Our path in their query', 'One parameter, where it belongs.', [
    `${links}/formatWalletLink.test.ts`,
    'property: nothing that comes out can be executed, and the URI comes out as it went in',
  ]),
  held('F12', 'Line breaks and fragments'),
  held('F13', 'Hosts in other alphabets'),
  held('F14', '`http:`, and hosts that are near'),
  held('F15', '100 kB'),
  shown('F16', 'A link that has a URI already', 'One parameter, where it belongs.', [
    `${links}/formatWalletLink.test.ts`,
    'property: nothing that comes out can be executed, and the URI comes out as it went in',
  ]),
  held('F17', '`wc:` of another version'),
  held('F18', '`wc:` with a key that is none'),
  held('F19', '`wc:` with two of a kind, or out of time'),
  held('F20', '`wc:` with a topic that is none'),
  held('F21', '`wc:` for another relay'),
  shown('F22', 'A URI that is encoded twice', 'Decoded once.', [
    `${links}/formatWalletLink.test.ts`,
    'parameters: isEncodedTwice',
  ]),
  held('F23', 'What is too long for a code'),
  later('F24', 'Answers of OAuth', noSignIn),
  later('F25', 'The state at the end of a URL', noSignIn),
  later('F26', 'The state in another word', noSignIn),
  later('F27', 'Lists of places to go back to', noSignIn),
  shown('F28', 'An explorer that is code', 'No link.', [
    'ui/src/format/toTransactionUrl.test.ts',
    'behavior: none at %s',
  ]),
  shown('F29', 'Terms that are code', 'No link.', [
    'ui/src/format/toSafeUrl.test.ts',
    'behavior: refuses %j',
  ]),
  later('F30', 'Places to pay at', 'Comes with paying from exchanges.'),
]
