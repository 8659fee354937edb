type Track = EventTarget & { stop(): void; readonly kind: string }

export type FakeCamera = {
  /** What the codes in front of it say. */
  codes: readonly string[]
  /** How many streams of it are on. */
  readonly count: number
  /** Pulls its plug. */
  end(): void
  /** Takes it out of the browser again. */
  remove(): void
}

export declare namespace createFakeCamera {
  type Parameters = {
    /** What codes the browser reads. @default ['qr_code'] */
    formats?: readonly string[] | undefined
    devices?: readonly string[] | undefined
    /** Comes before it is given, as the question for it does. */
    onOpen?: (() => unknown) | undefined
    /** A picture for where there are real ones. */
    createStream?: (() => { getTracks(): readonly Track[] }) | undefined
  }
}

/** Gives the browser a camera in memory, and eyes for codes. */
export function createFakeCamera(parameters: createFakeCamera.Parameters = {}): FakeCamera {
  const { formats = ['qr_code'], devices = ['videoinput'], onOpen } = parameters
  const { createStream = createEmptyStream } = parameters
  const live = new Set<Track>()

  class BarcodeDetector {
    static getSupportedFormats = async () => formats
    detect = async () => camera.codes.map((rawValue) => ({ rawValue }))
  }
  const mediaDevices = {
    enumerateDevices: async () => devices.map((kind) => ({ kind })),
    async getUserMedia() {
      await onOpen?.()
      const stream = createStream()
      for (const track of stream.getTracks()) {
        live.add(track)
        const stop = track.stop.bind(track)
        track.stop = () => {
          live.delete(track)
          stop()
        }
      }
      return stream
    },
  }
  Object.defineProperty(window, 'BarcodeDetector', { value: BarcodeDetector, configurable: true })
  Object.defineProperty(navigator, 'mediaDevices', { value: mediaDevices, configurable: true })

  const camera: FakeCamera = {
    codes: [],
    get count() {
      return live.size
    },
    end() {
      for (const track of live) track.dispatchEvent(new Event('ended'))
    },
    remove() {
      Reflect.deleteProperty(window, 'BarcodeDetector')
      Reflect.deleteProperty(navigator, 'mediaDevices')
    },
  }
  return camera
}

function createEmptyStream() {
  const track = Object.assign(new EventTarget(), { kind: 'video', stop: () => undefined })
  return { getTracks: () => [track] }
}
