export { durationText as frenchDuration, rhythmText as frenchRhythm } from '../../contracts/text/french-duration.ts'
export { euros, longDayText as frenchDay, parisMomentText as frenchMoment } from '../../contracts/text/french-format.ts'
