import type { JsonSchema, OverrideActionContext } from '@valibot/to-json-schema'
import { validator } from 'hono-openapi'
import type { GenericSchema } from 'valibot'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/**
 * Validates the query and documents it in OpenAPI. Refuses it with a `Problem` that names each
 * invalid parameter.
 */
export function validQuery<const schema extends GenericSchema>(schema: schema) {
  return validator<schema, 'query', HttpEnv, string>(
    'query',
    schema,
    (result) => {
      if (result.success) return
      throw new Problem('INVALID_QUERY', {
        detail:
          'The query has values that cannot be used. See `errors`, correct them and try again.',
        errors: result.error.map(({ message, path = [] }) => ({
          at: nameOf(path),
          detail: message.slice(0, 200),
        })),
      })
    },
    { options: { overrideAction } },
  )
}

/**
 * Parsed lists and numbers are text in a URL, so their schema ends in metadata for the
 * documentation.
 */
function overrideAction({ valibotAction, jsonSchema }: OverrideActionContext): JsonSchema {
  const metadata: unknown = 'metadata' in valibotAction ? valibotAction.metadata : undefined
  const isDocumented = typeof metadata === 'object' && metadata && 'jsonSchema' in metadata
  return isDocumented ? (metadata.jsonSchema as JsonSchema) : jsonSchema
}

function nameOf(path: readonly (PropertyKey | { readonly key: PropertyKey })[]): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}
