/** Published when pages that show themes or coaches change. */
export const coachingTopic = 'coaching-pages'
