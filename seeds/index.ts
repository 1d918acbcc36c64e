export { plantDemoHouse } from './plant.ts'
