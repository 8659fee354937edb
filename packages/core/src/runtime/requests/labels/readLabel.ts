import { type GenericSchema, maxLength, nullable, object, pipe, regex, string } from 'valibot'
import { createHttp } from '../../../base/http/http.ts'
import { toPlainText } from '../../../base/text/toPlainText.ts'
import type { KitBase } from '../../../boot/kitBase.ts'
import type { DecodedRequest } from '../../../contract/requests/decodedRequest.ts'
import type { RequestAction } from '../../../contract/requests/requestAction.ts'
import type { RequestLabel } from '../../../contract/requests/requestLabel.ts'
import { sdkQuery } from '../../api/sdk.ts'
import { toLabelSubject } from './toLabelSubject.ts'

export declare namespace readLabel {
  type Parameters = {
    readonly request: Pick<DecodedRequest, 'actions' | 'signedFor' | 'typedData'>
    /** One of the request's. */
    readonly action: RequestAction
  }
}

/** What comes later would move what a visitor reads. */
const timeoutMs = 1000

/** Nothing that could end a quotation, or be markup or a link. */
const form = /^(?=.*\p{L})(?!.*\.\p{L})[\p{L}\p{N}][\p{L}\p{M}\p{N} .,'’&()/+%-]*$/u
const words = (limit: number) => pipe(string(), maxLength(limit * 4), regex(form))
const answer: GenericSchema<unknown, { label: RequestLabel | null }> = object({
  label: nullable(object({ owner: words(40), intent: words(60) })),
})

/**
 * What the owner of a contract says about an action that is not decoded. Nothing waits for it, and
 * no rule reads it. Never rejects.
 */
export async function readLabel(
  kit: Pick<KitBase, 'controllers'>,
  parameters: readLabel.Parameters,
): Promise<RequestLabel | null> {
  const { request, action } = parameters
  const { projectId, services } = kit.controllers.options.state
  const subject = toLabelSubject(request, action)
  if (!services?.data || !subject) return null
  const http = createHttp({
    ...{ baseUrl: services.data, service: 'labels', timeoutMs, retries: 0 },
    query: sdkQuery(projectId),
  })
  try {
    const { label } = await http.get('/v1/labels', { schema: answer, query: subject })
    const owner = toPlainText(label?.owner ?? '', 40)
    const intent = toPlainText(label?.intent ?? '', 60)
    // Words that had to be changed are not the owner's.
    return label && owner === label.owner && intent === label.intent ? { owner, intent } : null
  } catch {
    return null
  }
}
