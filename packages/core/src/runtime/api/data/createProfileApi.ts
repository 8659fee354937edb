import { array } from 'valibot'
import { isCleatError } from '../../../base/errors/isCleatError.ts'
import { createHttp } from '../../../base/http/http.ts'
import { sdkQuery } from '../sdk.ts'
import { type NameProfile, profileAnswer } from './answers/profileAnswer.ts'

type Context = { readonly signal?: AbortSignal | undefined }

/** Client of the names of the Data API (spec §7). Every call rejects with a `SERVICE_…` error. */
export type ProfileApi = {
  /** Fetches the names that an account has in the service's zone, oldest first. */
  listNames(parameters: { address: string }, context?: Context): Promise<readonly NameProfile[]>
  /** Fetches what a name of the service's zone leads to. `undefined` if it is not registered. */
  findName(parameters: { name: string }, context?: Context): Promise<NameProfile | undefined>
}

export function createProfileApi(parameters: {
  baseUrl: string
  projectId?: string | undefined
}): ProfileApi {
  const { baseUrl, projectId } = parameters
  const http = createHttp({ baseUrl, query: sdkQuery(projectId), service: 'names' })
  return {
    listNames: ({ address }, { signal } = {}) =>
      http.get(`/v1/profile/reverse/${encodeURIComponent(address)}`, {
        ...{ schema: array(profileAnswer), signal },
      }),
    async findName({ name }, { signal } = {}) {
      try {
        return await http.get(`/v1/profile/account/${encodeURIComponent(name)}`, {
          ...{ schema: profileAnswer, signal },
        })
      } catch (error) {
        const isUnknown =
          isCleatError(error, 'SERVICE_BAD_ANSWER') && error.context.reason === 'HTTP 404'
        if (isUnknown) return undefined
        throw error
      }
    },
  }
}
