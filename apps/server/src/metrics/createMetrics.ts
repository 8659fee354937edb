import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Figures of a process for Prometheus. They name no client, account or topic. */
export type Metrics = {
  /** Counts an answer by the pattern of its route. */
  countRequest(request: Metrics.Request): void
  /** Adds figures that are read whenever the metrics are. */
  follow(name: Metrics.Name, read: () => Readonly<Record<string, number>>): void
  /** In the text format of Prometheus. */
  write(): Promise<string>
  readonly contentType: string
}

export declare namespace Metrics {
  type Name = 'relay' | 'data_dropped'
  type Request = { method: string; path: string; status: number; seconds: number }
}

const help: Readonly<Record<Metrics.Name, string>> = {
  relay: 'Sockets, topics, and messages of the relay since the start',
  data_dropped: 'Data of chains and APIs that were left out',
}

const buckets = [0.005, 0.02, 0.1, 0.25, 1, 3, 10]

export function createMetrics(): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'path', 'status'] as const
  const requests = new Counter({
    name: 'cleat_http_requests_total',
    help: 'Answers by route and status',
    labelNames,
    registers,
  })
  const durations = new Histogram({
    name: 'cleat_http_request_duration_seconds',
    help: 'Time to the answer by route',
    labelNames: ['method', 'path'],
    buckets,
    registers,
  })
  return {
    contentType: registry.contentType,
    countRequest({ method, path, status, seconds }) {
      requests.inc({ method, path, status })
      durations.observe({ method, path }, seconds)
    },
    follow(name, read) {
      new Gauge({
        name: `cleat_${name}`,
        help: help[name],
        labelNames: ['kind'],
        registers,
        collect() {
          this.reset()
          for (const [kind, value] of Object.entries(read())) this.set({ kind }, value)
        },
      })
    },
    write: () => registry.metrics(),
  }
}
