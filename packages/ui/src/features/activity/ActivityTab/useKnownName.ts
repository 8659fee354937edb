import { useQuery } from '@tanstack/react-query'
import { useRuntime } from '../../../kit/useRuntime.ts'

/** The name of an account that was read before, as the visitor's own ones are. Asks for nothing. */
export function useKnownName(address: string | undefined): string | undefined {
  const { queries } = useRuntime()
  const { data } = useQuery({ ...queries.identity({ address: address ?? '' }), enabled: false })
  return address && data?.name
}
