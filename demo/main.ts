import { runServer } from '../server/run.ts'
import { seedDemo } from './seed-demo.ts'

// A separate entry point: the product's build contains nothing of the demo.
runServer({
  seed: seedDemo,
  notice: 'Site de démonstration : les textes, les visages et les paiements sont fictifs.',
})
