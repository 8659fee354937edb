import { createNonce } from '../createNonce.ts'
import { issueTerms } from '../issueTerms.ts'
import { SiwxProblem } from '../problem/siwxProblem.ts'
import { answer } from './answer.ts'
import { readBinding } from './readBinding.ts'
import { readCaller } from './readCaller.ts'
import type { Route } from './route.ts'

const bindingSeconds = 600
const longestStatement = 280
const longestRequestId = 128
const mostResources = 8
const longestResource = 512

/** `GET nonce`: what a wallet shall sign, sealed for this browser. Nothing is stored. */
export const askForSignIn: Route = async (request, parts) => {
  const caller = await readCaller({ request, parts, isOpen: true })
  const { origin, cookies, jkt } = caller
  const [secret = ''] = parts.secrets
  // Tabs of a browser share it, so that asking in one does not end the other's.
  const browser = readBinding(caller) ?? createNonce()
  const { terms, token } = issueTerms({
    ...{ secret, browser, domain: new URL(origin).host, uri: origin },
    ...readAsked(new URL(request.url).searchParams),
    time: new Date(parts.now()),
  })
  if (jkt === undefined) cookies.set('cleat-pre', browser, bindingSeconds)
  return answer(caller, { ...terms, token })
}

/** What the app wants said beside the terms. */
function readAsked(query: URLSearchParams) {
  const [statement, requestId] = [query.get('statement'), query.get('requestId')]
  const resources = query.getAll('resource')
  if ((statement ?? '').length > longestStatement) throw refuse('statement')
  if ((requestId ?? '').length > longestRequestId) throw refuse('requestId')
  const isLong = resources.some((one) => one.length > longestResource)
  if (isLong || resources.length > mostResources) throw refuse('resource')
  return {
    ...(statement === null ? {} : { statement }),
    ...(requestId === null ? {} : { requestId }),
    ...(resources.length === 0 ? {} : { resources }),
  }
}

function refuse(at: string): SiwxProblem {
  const detail = `The query parameter ${at} is too long or there are too many of it.`
  return new SiwxProblem('INVALID_QUERY', { detail, errors: [{ at, detail }] })
}
