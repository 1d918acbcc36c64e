-- As before, and until when it lives: an answer that is remembered has to end by itself.
CREATE OR REPLACE FUNCTION live_session(asked uuid, owner uuid, at_moment timestamptz) RETURNS json LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (
    SELECT json_build_object(
      'sid', s.sid,
      'expiresAt', s.expires_at,
      'secondFactor', s.second_factor,
      'sessionSeenAt', s.last_seen_at,
      'uid', u.uid,
      'suspendedAt', u.suspended_at,
      'lastSeenAt', u.last_seen_at,
      'email', u.email,
      'coachingUid', u.coaching_uid,
      'roles', u.roles,
      'metadata', u.metadata,
      'consents', (
        SELECT coalesce(json_agg(json_build_object('kind', c.kind, 'version', c.version, 'date',
          to_char(c.given_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) ORDER BY c.given_at), '[]'::json)
        FROM consents c WHERE c.user_uid = u.uid AND c.withdrawn_at IS NULL))
    FROM sessions s JOIN users u ON u.uid = s.user_uid
    WHERE s.sid = asked AND s.user_uid = owner AND s.expires_at > at_moment);
END $$;
