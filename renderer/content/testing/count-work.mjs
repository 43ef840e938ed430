import { Session } from 'node:inspector'
import { parentPort, workerData } from 'node:worker_threads'

// Counting begins before anything is compiled: what is compiled already is not counted inside.
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })

const { script, folder } = workerData
const { check } = await import(script)

function takeCount() {
  let counted = 0
  session.post('Profiler.takePreciseCoverage', (_, { result }) => {
    for (const { functions } of result)
      for (const { ranges } of functions) for (const { count } of ranges) counted += count
  })
  return counted
}

// What is counted is forgotten with each answer, and here that of all imports.
takeCount()

parentPort.on('message', (written) => {
  check(written, folder)
  parentPort.postMessage(takeCount())
})
