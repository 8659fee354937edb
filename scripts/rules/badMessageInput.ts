import { type CatalogueRow, row } from './catalogueRow.ts'

const { held, shown } = row

const ignored = 'Ignored: the Safe around the page has not said it.'
const token = 'apps/server/src/relay/auth/verifyToken.test.ts'

const accept = 'siwx/src/server/acceptSignIn.test.ts'
const parse = 'siwx/src/messages/parseMessage.test.ts'
const format = 'siwx/src/messages/formatMessage.test.ts'
const tokens = 'siwx/src/server/service/tokens.test.ts'
const contracts = 'siwx/src/server/service/contracts.chain.test.ts'
const hello = 'embedded-wallet/src/frame/acceptHello.test.ts'
const channel = 'embedded-wallet/src/protocol/openChannel.test.ts'
const answers = 'embedded-wallet/src/frame/createAnswers.test.ts'
const requests = 'embedded-wallet/src/frame/requests/answerRequest.test.ts'
const handoffs = 'apps/server/src/wallet/handoffs/handoffs.test.ts'
const dropped = 'behavior: %s is dropped, and what follows is heard'

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
  shown('I13', 'A frame that is ready twice', 'The page heard one welcome, the frame one hello.', [
    hello,
    'behavior: only the first hello counts',
  ]),
  held('I14', 'An answer to another question', 'The request ends without what was asked for.'),
  held('I15', 'An answer that makes no sense', 'The request ends without what was asked for.'),
  shown('I16', 'A request to the frame that makes no sense', 'Refused, and no view opens.', [
    answers,
    'error: a body of another form is not carried out',
  ]),
  shown('I17', 'A request of a page that is not listed', 'The page gets no port, and no view.', [
    hello,
    'behavior: refused for its %s, there is no port',
  ]),
  shown('I18', 'A request for another account', 'Refused, and no view opens.', [
    requests,
    'behavior: I18, a request for another account, or of no visitor, shows nothing',
  ]),
  shown('I19', 'A request of 10 MB', 'Dropped, as whatever nests deeper than 32.', [
    channel,
    dropped,
  ]),
  shown(
    'I20',
    'A frame that goes elsewhere',
    'What it was asked ends; the next request loads it.',
    [
      'e2e/journeys/embedded.spec.ts',
      'I20: a frame that goes elsewhere ends what it was asked, and is loaded again',
    ],
  ),
  shown('I21', 'The result of an earlier sign-in', 'A handoff counts once, for ten minutes.', [
    handoffs,
    'default: a window claims a request once, and answers once',
  ]),
  held('I22', 'The result of a sign-in that nobody began', 'Ignored: nobody listens for it.'),
  shown('I23', 'Ports that come along', 'The channel ends.', [
    channel,
    'behavior: an object that is passed along ends it',
  ]),
  held('I24', 'A recorded session, played again', ignored),
]

/** The rows about signing in. */
export const badSignIn: readonly CatalogueRow[] = [
  shown(
    'J01',
    'Another domain, port or scheme',
    'Refused before the signature is looked at, and in the page before the wallet is asked.',
    [accept, 'error: J01, S2, %s'],
    [
      'core/src/runtime/requests/previewSignIn.test.ts',
      'error: S2, T44, a page in a frame signs in for itself, and not for the page around it',
    ],
  ),
  shown(
    'J02',
    'A nonce that is missing, used or made up',
    'Refused. A nonce is used up once, before the signature is looked at.',
    [accept, 'error: J02, J03, a nonce of other terms'],
    [parse, 'error: J02, J03, J05–J07: %j becomes %j'],
  ),
  shown(
    'J03',
    'The nonce in the statement alone',
    'Refused: the field of the parsed text counts.',
    [accept, 'error: J02, J03, a nonce of other terms'],
  ),
  shown(
    'J04',
    'A signature of the text in another form',
    'Refused: other ends of lines, spaces, marks, letters.',
    [parse, 'error: %s'],
    [parse, 'error: J04, bytes that are not UTF-8'],
  ),
  shown(
    'J05',
    'A line of its own in the statement',
    'Refused when it is written and when it is read.',
    [format, 'error: J05, S3, a line break in %s writes no field of its own'],
    [parse, 'error: J02, J03, J05–J07: %j becomes %j'],
  ),
  shown(
    'J06',
    'A field twice, or one that is not known',
    'Refused: fields come once, and in order.',
    [parse, 'error: J02, J03, J05–J07: %j becomes %j'],
    [parse, 'error: EIP-4361 publishes as invalid: $name'],
  ),
  shown('J07', 'Version 2', 'Refused.', [parse, 'error: J02, J03, J05–J07: %j becomes %j']),
  shown(
    'J08',
    'Another chain in the text',
    'Refused.',
    [accept, 'error: J08, a chain that the app does not have'],
    [parse, 'error: J08, J11, J20: %s, %s on %s'],
  ),
  shown('J09', 'Resources that are code', 'Refused, as are more than eight and long ones.', [
    accept,
    'error: J09, %s, even where it was asked for',
  ]),
  shown(
    'J10',
    'A text that is over, or not yet',
    'Refused; so is a day that no calendar has.',
    [accept, 'error: J10, %s, %j'],
    [parse, 'behavior: J10, the time %j is one: %j'],
  ),
  shown(
    'J11',
    'The address of somebody else',
    'Refused; so is one without its checksum.',
    [accept, 'error: J11, S10, another account'],
    [parse, 'error: J08, J11, J20: %s, %s on %s'],
  ),
  shown(
    'J12',
    'The signature of a contract, by another, or wrapped around nothing',
    'Not accepted: the contract itself is asked, on the chain in use.',
    ['siwx/src/server/verifySiwx.chain.test.ts', 'behavior: J12, another owner takes over'],
    [
      'siwx/src/server/verifySiwx.chain.test.ts',
      'behavior: A12, an account that is there on one chain signs for no other one',
    ],
    [contracts, 'behavior: J12, A12, S8, another owner ends the session within 15 min'],
    [
      'signatures/src/eip155/contracts.chain.test.ts',
      'default: ERC-7739, and the signature serves no second account of the owner',
    ],
    ['signatures/src/eip155/verifyContractSignature.test.ts', 'error: %j is no acceptance'],
    [
      'signatures/src/eip155/verifyContractSignature.test.ts',
      'error: wrapped around %s it is as any other',
    ],
    [
      'adapter-ethers/src/features/verifyMessage.test.ts',
      'error: a contract that refuses, or says nothing of use',
    ],
  ),
  shown(
    'J13',
    'A good answer a thousand times at once',
    'It signs in once, in every store.',
    [accept, 'error: J13, a good pair a thousand times at once'],
    [
      'apps/server/src/auth/stores.test.ts',
      'error: J13, A2, one good pair a thousand times at once is one session',
    ],
  ),
  shown(
    'J14',
    'A good answer of another browser',
    'Refused: terms are sealed for the browser that asked.',
    ['siwx/src/server/terms.test.ts', 'error: J14, another browser, or another server'],
  ),
  shown(
    'J15',
    'A stored session whose end was edited',
    'The end is that of the text that was signed.',
    [
      'siwx/src/local/DefaultSIWX.test.ts',
      'error: J15, a stored session whose end was edited beside the text',
    ],
    [
      'siwx/src/local/DefaultSIWX.test.ts',
      'behavior: S25, sessions of a later version are left alone',
    ],
  ),
  shown(
    'J16',
    'A token without a signature, of another algorithm, key, audience or time',
    'Not let in.',
    [tokens, 'error: S16, tokens that are forged'],
    [tokens, 'error: J16, a token %s'],
    [token, 'error: auth: %s'],
    [token, 'error: clock: %s'],
    [token, 'error: every change of one character of a token'],
  ),
  shown('J17', 'A refresh token that was used', 'It ends the session: two hold it.', [
    tokens,
    'behavior: S16, A10, a refresh token counts once, and again ends the session',
  ]),
  shown(
    'J18',
    'The token of before the sign-out',
    'It opens nothing: the session ended on the server.',
    [
      'siwx/src/server/service/sessions.test.ts',
      'behavior: A10, a stolen cookie is worth nothing after sign-out',
    ],
    [
      tokens,
      'behavior: sign-out with an access token, or with the refresh token when that is over',
    ],
  ),
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
    [
      'adapter-solana/src/features/connectWithSignIn.test.ts',
      'behavior: a wallet that answers with %s is connected as usual',
    ],
    [
      'signatures/src/solana/verifyMessage.test.ts',
      'error: J19, an envelope of another signer or another version',
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
