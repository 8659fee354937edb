import { type CatalogueRow, row } from './catalogueRow.ts'

const { held, later, shown } = row

const noFrame = 'Comes with the embedded wallet'
const ignored = 'Ignored: the Safe around the page has not said it.'
const token = 'apps/server/src/relay/auth/verifyToken.test.ts'

/** The rows about messages of other windows. */
export const badMessages: readonly CatalogueRow[] = [
  held('I01', 'A message from another origin', ignored),
  held('I02', 'A message from another frame of that origin', ignored),
  held('I03', 'A message from a page without an origin', ignored),
  held('I04', 'A message from an origin that looks alike', ignored),
  held('I05', 'A message that contains what is expected', ignored),
  held('I06', 'A message that is no object', 'Ignored, and nothing is thrown.'),
  held('I07', 'A message with the names that every object has', ignored),
  held('I08', 'A hundred thousand messages, and one of 50 MB', 'Ignored; answers go on.'),
  held('I09', 'A message of another version, or of none', ignored),
  held('I10', 'An answer to nothing that was asked', ignored),
  held('I11', 'A second answer', ignored),
  held('I12', 'An answer before its request', ignored),
  later('I13', 'A frame that is ready twice', `${noFrame}: Safe has no such message.`),
  held('I14', 'An answer to another question', 'The request ends without what was asked for.'),
  held('I15', 'An answer that makes no sense', 'The request ends without what was asked for.'),
  later('I16', 'A request to the frame that makes no sense', `${noFrame}: no frame is asked.`),
  later('I17', 'A request of a page that is not listed', `${noFrame}: no frame is asked.`),
  later('I18', 'A request for another account', `${noFrame}. For wallets, see L11.`),
  later('I19', 'A request of 10 MB', `${noFrame}: no frame is asked.`),
  later('I20', 'A frame that goes elsewhere', `${noFrame}: Cleat shows no frame.`),
  later('I21', 'The result of an earlier sign-in', `${noFrame}: nobody signs in by a window.`),
  held('I22', 'The result of a sign-in that nobody began', 'Ignored: nobody listens for it.'),
  later('I23', 'Ports that come along', `${noFrame}: no message carries a port.`),
  held('I24', 'A recorded session, played again', ignored),
]

/** The rows about signing in. */
export const badSignIn: readonly CatalogueRow[] = [
  later('J01', 'Another domain, port or scheme', 'Comes with signing in: no message is written.'),
  later('J02', 'A nonce that is missing, used or made up', 'Comes with signing in: no nonces.'),
  later('J03', 'The nonce in the statement alone', 'Comes with signing in: no text is parsed.'),
  later('J04', 'A signature of the text in another form', 'Comes with signing in; see H13.'),
  later('J05', 'A line of its own in the statement', 'Comes with signing in: no statements.'),
  later(
    'J06',
    'A field twice, or one that is not known',
    'Comes with signing in: no text is parsed.',
  ),
  later('J07', 'Version 2', 'Comes with signing in: no text is parsed.'),
  later('J08', 'Another chain in the text', 'Comes with signing in: no text is parsed.'),
  later('J09', 'Resources that are code', 'Comes with signing in: no text is parsed.'),
  later('J10', 'A text that is over, or not yet', 'Comes with signing in: no text is parsed.'),
  later('J11', 'The address of somebody else', 'Comes with signing in. For signatures, see H12.'),
  shown(
    'J12',
    'The signature of a contract, by another, or wrapped around nothing',
    'Not accepted: the contract itself is asked, on the chain in use.',
    ['evm/src/signatures/verifyContractSignature.test.ts', 'error: %j is no acceptance'],
    [
      'evm/src/signatures/verifyContractSignature.test.ts',
      'error: wrapped around %s it is as any other',
    ],
    [
      'adapter-ethers/src/features/verifyMessage.test.ts',
      'error: a contract that refuses, or says nothing of use',
    ],
  ),
  later('J13', 'A good answer a thousand times at once', 'Comes with signing in: no nonce store.'),
  later('J14', 'A good answer of another browser', 'Comes with signing in: no sessions of ours.'),
  later('J15', 'A stored session whose end was edited', 'Comes with signing in: none is stored.'),
  shown(
    'J16',
    'A token without a signature, of another algorithm, key, audience or time',
    'Not let in. Shown for the tokens of the relay; there are no others yet.',
    [token, 'error: auth: %s'],
    [token, 'error: clock: %s'],
    [token, 'error: every change of one character of a token'],
  ),
  later('J17', 'A refresh token that was used', 'Comes with signing in: no such tokens.'),
  later('J18', 'The token of before the sign-out', 'Comes with signing in: no such tokens.'),
  shown(
    'J19',
    'Solana: other bytes than were asked, or those of a transaction',
    'Not the signature of this text; a transaction is not signed as one.',
    [
      'adapter-solana/src/features/signMessage.test.ts',
      'error: bytes that could be sent as a transaction',
    ],
    [
      'adapter-solana/src/features/signMessage.test.ts',
      'error: signed with something in front of it',
    ],
  ),
  shown(
    'J20',
    'Bitcoin: a signature for another kind of address, or network',
    'Not the signature of this address.',
    [
      'adapter-bitcoin/src/messages/verifyMessage.test.ts',
      'behavior: the first byte has to fit the kind of address',
    ],
    [
      'adapter-bitcoin/src/messages/verifyMessage.test.ts',
      'behavior: the key of another network signs for no address here',
    ],
  ),
]
