/** When a person was last here, to the day: who has not been for long, and left nothing, is forgotten. */
export const sql = `
ALTER TABLE people ADD COLUMN seen_at bigint NOT NULL DEFAULT 0;
UPDATE people SET seen_at = (SELECT max(at) FROM clock);
`;
