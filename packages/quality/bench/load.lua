-- For wrk: asks for the paths that follow its address, one after the other, as a browser that takes packed text; says what
-- came of it as JSON in its last line.
local paths, at = {}, 0

function init(args)
  for _, path in ipairs(args) do
    paths[#paths + 1] = path
  end
  wrk.headers["Accept-Encoding"] = "gzip, br"
end

function request()
  at = at % #paths + 1
  return wrk.format("GET", paths[at])
end

function done(summary)
  local errors = summary.errors
  local report = '{"requests":%d,"microseconds":%d,"unanswered":%d,"refused":%d}\n'
  local unanswered = errors.connect + errors.read + errors.write + errors.timeout
  io.write(report:format(summary.requests, summary.duration, unanswered, errors.status))
end
