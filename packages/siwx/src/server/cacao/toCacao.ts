import { formatMessage } from '../../messages/formatMessage.ts'
import type { ValidSiwx } from '../siwxVerdict.ts'
import type { Cacao } from './cacao.ts'
import { fromCacao } from './fromCacao.ts'

/**
 * A sign-in as a CACAO, or nothing where its message cannot be told from it: one that names its
 * scheme, or its chain in another way.
 * @see CAIP-74
 */
export function toCacao(parameters: {
  /** What `acceptSignIn` or `verifySiwx` said. */
  verdict: ValidSiwx
  signature: string
}): Cacao | undefined {
  const { verdict, signature } = parameters
  const { fields, account, type } = verdict
  const { statement, requestId, resources, expirationTime: exp, notBefore: nbf } = fields
  const cacao: Cacao = {
    h: { t: fields.namespace === 'eip155' ? 'eip4361' : 'caip122' },
    p: {
      ...{ iss: `did:pkh:${account}`, domain: fields.domain, aud: fields.uri, version: '1' },
      ...{ nonce: fields.nonce, iat: fields.issuedAt },
      ...(nbf === undefined ? {} : { nbf }),
      ...(exp === undefined ? {} : { exp }),
      ...(statement === undefined ? {} : { statement }),
      ...(requestId === undefined ? {} : { requestId }),
      ...(resources === undefined ? {} : { resources }),
    },
    s: { t: type, s: signature },
  }
  const written = formatMessage(fields)
  const isSame = written.status === 'formatted' && fromCacao(cacao)?.message === written.message
  return isSame ? cacao : undefined
}
