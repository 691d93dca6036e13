import "./tokens.css";
import "./reset.css";
import "./art.css";
import "./base.css";
import "./utilities.css";
