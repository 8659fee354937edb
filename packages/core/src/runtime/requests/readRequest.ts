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
    default:
      return request
  }
}
