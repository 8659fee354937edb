import type { JsonSchema, OverrideSchemaContext } from '@valibot/to-json-schema'
import { validator } from 'hono-openapi'
import { type GenericSchema, getMetadata } from 'valibot'
import type { HttpEnv } from './httpEnv.ts'
import { Problem } from './problem.ts'

/** Validates the query, documents it in OpenAPI, and refuses with a `Problem` that names each wrong parameter. */
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
    { options: { overrideSchema } },
  )
}

/** What is a list or a number once read is text in a URL; such a schema says how it is documented. */
function overrideSchema({ valibotSchema }: OverrideSchemaContext): JsonSchema | undefined {
  return getMetadata(valibotSchema).jsonSchema as JsonSchema | undefined
}

function nameOf(path: readonly (PropertyKey | { readonly key: PropertyKey })[]): string {
  return path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
}
