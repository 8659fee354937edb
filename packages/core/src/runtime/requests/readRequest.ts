import { CleatError } from '../../base/errors/cleatError.ts'
import type { WalletRequest } from '../../contract/requests/walletRequest.ts'
import { readParameters } from './readParameters.ts'

/**
 * Takes a private copy of what a request says, before anything is checked.
 * @throws `REQUEST_UNREADABLE`
 */
export function readRequest(request: WalletRequest): WalletRequest {
  switch (request.type) {
    case 'provider:request': {
      const { params, ...rest } = request
      return params === undefined
        ? rest
        : { ...rest, params: readParameters({ method: rest.method, params }) }
    }
    case 'message:sign':
      // A text that is an object could be another one each time it is read.
      if (typeof request.message === 'string') return { ...request }
      throw new CleatError('REQUEST_UNREADABLE', {
        context: { method: request.type, reason: 'no text' },
      })
    case 'signIn:sign':
      return freezeSignIn(request)
    default:
      return request
  }
}

function freezeSignIn(request: Extract<WalletRequest, { type: 'signIn:sign' }>): WalletRequest {
  const { text, terms } = request
  if (typeof text === 'string')
    return { ...request, terms: { ...terms, ...copyResources(terms.resources) } }
  throw new CleatError('REQUEST_UNREADABLE', {
    context: { method: request.type, reason: 'no text' },
  })
}

function copyResources(resources: readonly string[] | undefined) {
  return resources ? { resources: [...resources] } : {}
}
